import type { ImapFlow } from 'imapflow';
import { competeForLease } from '../jobs/lease.ts';
import { runEvery, type Stop } from '../jobs/run-every.ts';
import { deleteErased } from './delete-erased.ts';
import { createImapClient, describeImapError } from './imap-client.ts';
import type { Inbox } from './inbox-url.ts';
import { type ReadingParts, readNewMails } from './read-mailbox.ts';

const second = 1000;
const longestPause = 5 * 60 * second;

interface Times {
  /** How often this process looks whether there is anything to do. */
  round: number;
  /** How often the mailbox is read although the server has told of nothing. */
  look: number;
  /** How often it is looked for inquiries that were erased. */
  remove: number;
  /** How soon it is tried again after a failure; twice as late each time. */
  retry: number;
}

const usual: Times = { round: second, look: 60 * second, remove: 5 * second, retry: 2 * second };

type Parts = Omit<ReadingParts, 'mailbox' | 'attempts' | 'mayGoOn'> & {
  /** The mailbox of this moment; undefined while there is none. */
  findInbox(): Promise<Inbox | undefined>;
};

/** What a mailbox is known by in the database. */
export const mailboxName = ({ user, host, folder }: Inbox) => `${user} ${host} ${folder}`;

/**
 * Keeps a connection to the mailbox, on which the server tells of new mails as they come. One
 * process of all that share the database has it; storing a mail twice does no harm.
 */
export async function watchInbox(parts: Parts, times: Times = usual): Promise<Stop> {
  const { database, log } = parts;
  const lease = await competeForLease(database, 'inbox', log);
  const attempts = new Map<number, number>();
  let client: ImapFlow | undefined;
  /** As text, to tell whether somebody has set up another one. */
  let known = '';
  let isStopped = false;
  let failures = 0;
  let lookAt = 0;
  let removeAt = 0;

  const mayGoOn = () => !isStopped && lease.isHeld();

  /** Another mailbox is connected to at once, whatever became of the one before. */
  function takeNoteOf(inbox: Inbox): void {
    const found = JSON.stringify(inbox);
    if (found === known) return;
    known = found;
    disconnect();
    attempts.clear();
    failures = 0;
    lookAt = 0;
  }

  async function connect(inbox: Inbox): Promise<ImapFlow> {
    const connected = await createImapClient(inbox);
    client = connected;
    connected.on('exists', () => {
      lookAt = 0;
    });
    connected.on('close', () => {
      // Otherwise it was closed here, and when to look again is decided.
      if (client !== connected) return;
      client = undefined;
      lookAt = 0;
    });
    await connected.connect();
    await connected.mailboxOpen(inbox.folder);
    return connected;
  }

  function disconnect(): void {
    const connected = client;
    client = undefined;
    connected?.close();
  }

  async function round(): Promise<void> {
    const inbox = mayGoOn() ? await parts.findInbox() : undefined;
    if (!inbox || !mayGoOn()) {
      known = '';
      return disconnect();
    }
    takeNoteOf(inbox);
    const mailbox = mailboxName(inbox);
    const now = performance.now();
    const isTimeToRead = now >= lookAt || client?.usable === false;
    const isTimeToRemove = client?.usable && now >= removeAt;
    if (!isTimeToRead && !isTimeToRemove) return;
    // Set before: what comes while it reads makes it look again.
    if (isTimeToRead) lookAt = now + times.look;
    removeAt = now + times.remove;
    try {
      const connected = client?.usable ? client : await connect(inbox);
      if (isTimeToRead) await readNewMails(connected, { ...parts, mailbox, attempts, mayGoOn });
      await deleteErased(connected, database, mailbox);
      failures = 0;
    } catch (error) {
      disconnect();
      if (isStopped) return;
      const pause = Math.min(longestPause, times.retry * 2 ** failures);
      // Once per outage.
      if (failures === 0) log.error(new Error(`The mailbox: ${describeImapError(error)}`));
      failures += 1;
      lookAt = performance.now() + pause;
    }
  }

  const stop = runEvery(round, times.round, log);
  return async () => {
    isStopped = true;
    // What it waits for would otherwise come first.
    disconnect();
    await stop();
    disconnect();
    await lease.release();
  };
}
