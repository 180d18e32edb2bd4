import type { ReadWords } from '#content/words.ts';
import { forgetOldActs } from '../audit/audit.ts';
import { createLedgerRound } from '../backup/ledger-round.ts';
import { backUpWhenDue } from '../backup/timed-backup.ts';
import type { Config } from '../config.ts';
import { reportComposer } from '../dashboard/compose-report.ts';
import { queueReports } from '../dashboard/queue-reports.ts';
import { type Database, sqlitePath } from '../database/database.ts';
import { rewriteFileInPool } from '../database/rewrite-file.ts';
import type { Scanner } from '../files/clamd.ts';
import { removeOlderThan } from '../files/disk-store.ts';
import { temporaryFolder } from '../files/receive.ts';
import { scanDueFiles } from '../files/scan-round.ts';
import type { FileStore } from '../files/store.ts';
import { deleteScheduled, removeUnattached } from '../files/uploads.ts';
import { inquiryMailComposer } from '../inquiries/compose-mail.ts';
import { reminderComposer } from '../inquiries/compose-reminder.ts';
import { createPurgeRound } from '../inquiries/purge-deleted.ts';
import { queueReminders } from '../inquiries/reminders.ts';
import { attachmentOpener } from '../inquiries/reply-attachments.ts';
import { replySettler } from '../inquiries/reply-state.ts';
import { eraseClosedInquiries } from '../inquiries/retention.ts';
import { chooseSamples } from '../inquiries/search.ts';
import type { Log } from '../log/log.ts';
import type { ComposeMail } from '../mail/mail-text.ts';
import { openMailer } from '../mail/sending.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { removeUnusedFiles } from '../posts/files/remove-unused.ts';
import { removeEndedLimits } from '../rate-limits/rate-limits.ts';
import type { SiteReports } from '../site/reports.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { competeForLease } from './lease.ts';
import { runEvery, type Stop } from './run-every.ts';

const second = 1000;
const minute = 60 * second;

interface Parts {
  config: Config;
  database: Database;
  store: FileStore;
  /** With what posts hand out. */
  publicStore?: FileStore;
  /** Undefined when files are not scanned. */
  scanner: Scanner | undefined;
  workers: WorkerPool;
  origin: string;
  secret: string;
  words: ReadWords;
  /** Public reports, which may go with a reply. */
  reports?: Pick<SiteReports, 'open'>;
  log: Log;
  metrics?: Metrics;
  /** How often what should be gone is looked for, in milliseconds. */
  removalInterval?: number;
}

/**
 * Starts what runs by the clock: sending mails, erasing, deleting files, scanning. One process of
 * all that share the database does it.
 */
export async function startJobs(parts: Parts): Promise<Stop> {
  const { config, database, store, publicStore, scanner, workers, log } = parts;
  const { removalInterval = 5 * second } = parts;
  const { dataDir } = config;
  const { countRounds } = parts.metrics ?? noMetrics;
  const aboutOne = inquiryMailComposer(parts);
  const aboutSeveral = reminderComposer(parts);
  const ofMonth = reportComposer(parts);
  const compose: ComposeMail = (mail) => {
    if (mail.kind === 'report') return ofMonth(mail);
    return mail.inquiry_id ? aboutOne(mail) : aboutSeveral(mail);
  };
  const attachmentsOf = attachmentOpener(parts);
  const settle = replySettler(database);
  const mailer = await openMailer({ ...parts, compose, attachmentsOf, settle });

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
    if (publicStore) await removeUnusedFiles({ database, store: publicStore });
    await removeEndedLimits(database, database.now());
    await database.write((trx) => forgetOldActs(trx, database.now()));
    await chooseSamples(database);
  }

  /** What lies on this machine alone. */
  const tidyOwnFolder = () =>
    removeOlderThan(60 * minute, temporaryFolder(dataDir)).catch(() => {});

  const lease = await competeForLease(database, 'jobs', log);
  const runIfHeld = (name: string, work: () => Promise<unknown>, pause: number) => {
    const counted = countRounds(name, work);
    return runEvery(async () => void (lease.isHeld() && (await counted())), pause, log);
  };
  const rewriteFile = () => rewriteFileInPool(workers, { path: sqlitePath(dataDir) });
  const erase = () => eraseClosedInquiries({ database, dataDir, log });
  const closing = new AbortController();
  const { signal } = closing;
  const stops = [
    runIfHeld('send-mails', mailer.sendDueMails, second),
    // Apart, so that none of the three waits for another or fails with it.
    runIfHeld('erase', erase, removalInterval),
    runIfHeld('delete-files', removeFiles, removalInterval),
    runIfHeld('purge', createPurgeRound({ database, rewriteFile }), removalInterval),
    runIfHeld('report', () => queueReports(database), minute),
    runIfHeld('remind', () => queueReminders({ config, database }), minute),
    runIfHeld('tidy', tidy, 10 * minute),
    runIfHeld('back-up', () => backUpWhenDue({ config, database, log, signal }), 30 * second),
    // In every process: another one may have erased somebody, and cannot reach the disks of this.
    runEvery(createLedgerRound({ config, database, log }), removalInterval, log),
    runEvery(tidyOwnFolder, 10 * minute, log),
  ];
  if (scanner) {
    const scan = () => scanDueFiles({ database, store, scanner }, signal);
    stops.push(runIfHeld('scan', scan, second));
  }
  return async () => {
    closing.abort();
    mailer.stopClaiming();
    await Promise.all(stops.map((stop) => stop()));
    await lease.release();
    mailer.close();
  };
}
