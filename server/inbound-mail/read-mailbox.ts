import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ImapFlow } from 'imapflow';
import { isAnswering } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { isOutage } from '../outage.ts';
import { WorkerPoolFull } from '../worker-pool.ts';
import {
  type ArrivedMail,
  type HandlingParts,
  handleMail,
  storeUnreadable,
} from './handle-mail.ts';
import { longestHeaders } from './headers.ts';
import { advancePosition, type Position, readPosition } from './positions.ts';
import { NoRoomForFile } from './store-attachments.ts';

/** How many headers are asked for at once. */
const together = 50;

/** As often a mail may fail by itself, before those behind it get their turn. */
const maxAttempts = 5;

export interface ReadingParts extends HandlingParts {
  /** What the mailbox is known by. */
  mailbox: string;
  log: Log;
  metrics?: Metrics;
  /** By the numbers of mails, kept from round to round. */
  attempts: Map<number, number>;
  /** Whether another process may be reading by now, or this one stops. */
  mayGoOn(): boolean;
}

/** Reads what has come since the last time, the oldest first. Throws when something is away. */
export async function readNewMails(client: ImapFlow, parts: ReadingParts): Promise<void> {
  if (!client.mailbox) throw new Error('no folder is open');
  const { mailbox } = parts;
  const { uidNext } = client.mailbox;
  const uidValidity = String(client.mailbox.uidValidity);
  const position = await readPosition(parts.database, { mailbox, uidValidity, uidNext });
  // Before anything can fail: else a mailbox that is new would be new once more, further on.
  await advancePosition(parts.database, position);
  const after = await client.search({ uid: `${position.lastUid + 1}:*` }, { uid: true });
  // `5:*` also finds the last mail when that is number 4.
  const uids = (after || []).filter((uid) => uid > position.lastUid).sort((a, b) => a - b);
  for (let at = 0; at < uids.length; at += together) {
    await readSome(client, parts, position, uids.slice(at, at + together));
    if (!parts.mayGoOn()) return;
  }
}

async function readSome(
  client: ImapFlow,
  parts: ReadingParts,
  position: Position,
  uids: number[],
): Promise<void> {
  const { database, metrics = noMetrics } = parts;
  // As a part it can be asked for up to a length; the answer is under `headers` all the same.
  const header = { key: 'header', start: 0, maxLength: longestHeaders };
  const query = { uid: true, size: true, bodyParts: [header] };
  const fetched = await client.fetchAll(uids, query, { uid: true });
  let unmatched = 0;
  for (const { uid, size = 0, headers } of fetched.sort((a, b) => a.uid - b.uid)) {
    if (!parts.mayGoOn()) return;
    const arrived: ArrivedMail = {
      place: { ...position, uid },
      size,
      headers: headers?.toString('latin1') ?? '',
      fetchTo: (path, maxBytes) => fetchMail(client, uid, { path, maxBytes }),
    };
    const outcome = await attempt(client, parts, arrived);
    metrics.mailReceived(outcome);
    const isStored = outcome === 'stored' || outcome === 'stored-before';
    if (isStored) await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true });
    else unmatched += 1;
    if (!isStored) continue;
    await advancePosition(database, { ...position, lastUid: uid }, unmatched);
    unmatched = 0;
  }
  await advancePosition(database, { ...position, lastUid: uids.at(-1) ?? 0 }, unmatched);
}

/** A mail that fails again and again while all else works stays there; its thread points to it. */
async function attempt(client: ImapFlow, parts: ReadingParts, mail: ArrivedMail) {
  const { attempts, log } = parts;
  const { uid } = mail.place;
  try {
    const outcome = await handleMail(parts, mail);
    attempts.delete(uid);
    return outcome;
  } catch (error) {
    if (!client.usable || !(await isItsOwnFault(error, parts))) throw error;
    const count = (attempts.get(uid) ?? 0) + 1;
    attempts.set(uid, count);
    if (count < maxAttempts) throw error;
    await giveUp(parts, mail);
    attempts.delete(uid);
    log.error(error, { during: 'reading a mail', uid });
    return 'failed' as const;
  }
}

async function isItsOwnFault(
  error: unknown,
  { database, store }: Pick<ReadingParts, 'database' | 'store'>,
): Promise<boolean> {
  if (error instanceof NoRoomForFile || error instanceof WorkerPoolFull) return false;
  // An error of a worker has lost its code.
  if (isOutage(error) || String(error).includes('ENOSPC')) return false;
  return (await isAnswering(database)) && (await store.answers());
}

async function giveUp(parts: ReadingParts, mail: ArrivedMail): Promise<void> {
  try {
    await storeUnreadable(parts, mail);
  } catch (error) {
    if (!(await isItsOwnFault(error, parts))) throw error;
    parts.log.error(error, { during: 'noting an unreadable mail', uid: mail.place.uid });
  }
}

async function fetchMail(
  client: ImapFlow,
  uid: number,
  { path, maxBytes }: { path: string; maxBytes: number },
): Promise<void> {
  const options = { uid: true, maxBytes, chunkSize: 1024 * 1024 };
  const { content } = await client.download(String(uid), undefined, options);
  if (!content) throw new Error('the mail is gone');
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
}
