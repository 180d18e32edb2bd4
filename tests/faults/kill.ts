import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../support/command-process.ts';
import { freePort, startSiteProcess } from '../support/site-process.ts';
import { type Account, compareSentWithStored } from '../support/stored-inquiries.ts';
import type { Place } from '../support/test-config.ts';
import { startFlakyMailServer } from './flaky-mail-server.ts';
import { letTimePass, untilMailsAreSent } from './mails-under-way.ts';
import { startVisitors, type Visitors } from './visitors.ts';

export interface KillReport extends Account {
  rounds: number;
  errors: string[];
  mailsReceived: number;
  /** More than once, because the process died between sending and writing it down. */
  mailsRepeated: number;
}

/** So that each round has something to lose, however slow the machine is. */
const minInRound = 25;

const acknowledged = ({ sent }: Visitors) => sent.filter(({ id }) => id).length;

/**
 * `kill -9` in the middle of the work, again and again, with a mail server that comes and goes, on
 * a site that has posts with pictures.
 */
export async function killRepeatedly(
  place: Place,
  rounds: number,
  posts: string,
): Promise<KillReport> {
  const imported = await runCommand('import-posts', [posts], place);
  if (imported.code !== 0) throw new Error(imported.stderr);
  const mail = await startFlakyMailServer(1500);
  const port = await freePort();
  const env = {
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@noshine.example',
    MAIL_TO: 'staff@noshine.example',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  };
  const start = () => startSiteProcess({ env, port, dataDir: place.dataDir });

  const visitors = startVisitors(`http://localhost:${port}`, 10);
  for (let round = 0; round < rounds; round += 1) {
    const site = await start();
    const before = acknowledged(visitors);
    while (acknowledged(visitors) < before + minInRound) await pause(20);
    await pause(Math.random() * 300);
    await site.stop('SIGKILL');
  }
  let site = await start();
  await visitors.finish();
  await mail.calm();
  await site.stop();
  await letTimePass(place);
  site = await start();
  await untilMailsAreSent(place);
  await site.stop();
  await mail.close();

  const account = await compareSentWithStored(place, visitors.sent);
  const different = new Set(mail.messageIds).size;
  return {
    rounds,
    ...account,
    errors: visitors.errors,
    mailsReceived: different,
    mailsRepeated: mail.messageIds.length - different,
  };
}
