import { forgetOldActs } from '../audit/audit.ts';
import { createLedgerRound } from '../backup/ledger-round.ts';
import { backUpWhenDue } from '../backup/timed-backup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Scanner } from '../files/clamd.ts';
import { removeOlderThan } from '../files/disk-store.ts';
import { temporaryFolder } from '../files/receive.ts';
import { scanDueFiles } from '../files/scan-round.ts';
import type { FileStore } from '../files/store.ts';
import { deleteScheduled, removeUnattached } from '../files/uploads.ts';
import { inquiryMailComposer } from '../inquiries/compose-mail.ts';
import { purgeDeleted } from '../inquiries/purge-deleted.ts';
import { eraseClosedInquiries } from '../inquiries/retention.ts';
import type { Log } from '../log/log.ts';
import { openMailer } from '../mail/sending.ts';
import { removeEndedLimits } from '../rate-limits/rate-limits.ts';
import { runEvery, type Stop } from './run-every.ts';

const second = 1000;
const minute = 60 * second;

interface Parts {
  config: Config;
  database: Database;
  store: FileStore;
  /** Undefined when files are not scanned. */
  scanner: Scanner | undefined;
  origin: string;
  log: Log;
  /** How often what should be gone is looked for, in milliseconds. */
  removalInterval?: number;
}

/** Starts what runs by the clock: sending mails, erasing, deleting files, scanning. */
export async function startJobs(parts: Parts): Promise<Stop> {
  const { config, database, store, scanner, log, removalInterval = 5 * second } = parts;
  const { dataDir } = config;
  const mailer = await openMailer({ ...parts, compose: inquiryMailComposer(parts) });

  /** Logged once: deleting is retried until it succeeds. */
  const toldOf = new Set<string>();
  async function removeFiles() {
    for (const { id, error } of await deleteScheduled({ database, store })) {
      if (!toldOf.has(id)) log.error(error, { during: 'deleting a file', file: id });
      toldOf.add(id);
    }
  }

  async function tidy() {
    await removeUnattached({ database, store });
    await removeEndedLimits(database, Date.now());
    await database.write((trx) => forgetOldActs(trx, Date.now()));
    await removeOlderThan(60 * minute, temporaryFolder(dataDir)).catch(() => {});
  }

  const closing = new AbortController();
  const { signal } = closing;
  const stops = [
    runEvery(mailer.sendDueMails, second, log),
    // Apart, so that none of the three waits for another or fails with it.
    runEvery(() => eraseClosedInquiries({ database, dataDir, log }), removalInterval, log),
    // In every process: another one may have erased somebody, and cannot reach the disks of this.
    runEvery(createLedgerRound({ config, database, log }), removalInterval, log),
    runEvery(removeFiles, removalInterval, log),
    runEvery(() => purgeDeleted(database), removalInterval, log),
    runEvery(tidy, 10 * minute, log),
    runEvery(() => backUpWhenDue({ config, database, log, signal }), 30 * second, log),
  ];
  if (scanner) {
    const scan = () => scanDueFiles({ database, store, scanner }, signal);
    stops.push(runEvery(scan, second, log));
  }
  return async () => {
    closing.abort();
    mailer.stopClaiming();
    await Promise.all(stops.map((stop) => stop()));
    mailer.close();
  };
}
