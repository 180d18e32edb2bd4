import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#server/database/database.ts';
import { compareSentWithStored } from '../support/stored-inquiries.ts';
import type { ClusterSite } from './cluster-site.ts';
import type { Findings } from './findings.ts';
import { memoryAfterRest, untilIdle } from './process-use.ts';

/** What is stored, sent and shown in the end, beside what people were told. */
export async function readOutcome(site: ClusterSite, findings: Findings) {
  // Not of an instance that has just started and still makes its pages.
  await untilIdle(site.instances);
  const memory = await memoryAfterRest(site.instances);
  const mails = await compareMails(site);
  const account = await compareSentWithStored(site.place, findings.sent);
  const wrongPosts = await findWrongPosts(site, findings);
  return { ...account, mails, memory, wrongPosts };
}

export type Outcome = Awaited<ReturnType<typeof readOutcome>>;

/** A mail whose sender has died is sent again within a minute. */
const mailsEndWithin = 90_000;

async function compareMails({ place, mail, env }: ClusterSite) {
  const database = await connectDatabase(place);
  const host = new URL(env.SITE_URL ?? '').hostname;
  const readMails = () => database.db.selectFrom('outbox').select(['id', 'state']).execute();
  try {
    const until = Date.now() + mailsEndWithin;
    let rows = await readMails();
    while (rows.some(({ state }) => state === 'waiting') && Date.now() < until) {
      await pause(500);
      rows = await readMails();
    }
    const expected = rows.filter(({ state }) => ['waiting', 'failed', 'sent'].includes(state));
    const arrivals = mail.collect();
    const missing = expected.filter(({ id }) => !arrivals.has(`<${id}@${host}>`)).length;
    const again = [...arrivals.values()].filter(({ times }) => times > 1);
    return {
      expected: expected.length,
      missing,
      doubledUnmarked: again.filter(({ unmarkedAgain }) => unmarkedAgain > 0).length,
      doubledMarked: again.filter(({ unmarkedAgain }) => unmarkedAgain === 0).length,
      tripled: again.filter(({ times }) => times > 2).length,
    };
  } finally {
    await database.close();
  }
}

/** What an editor was told last must be so on every instance. */
async function findWrongPosts({ instances }: ClusterSite, { posts }: Findings): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, url } of instances.filter(({ isUp }) => isUp())) {
    const answer = await fetch(`${url}/api/media?fields=list`);
    const listed = new Set(((await answer.json()) as { mnum: number }[]).map(({ mnum }) => mnum));
    for (const [mnum, state] of posts) {
      if (listed.has(mnum) !== (state === 'shown')) wrong.push(`${name}: ${mnum} is not ${state}`);
    }
  }
  return wrong;
}
