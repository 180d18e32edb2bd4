import { randomUUID } from 'node:crypto';
import { isAbsolute } from 'node:path';
import type { ExpressionBuilder } from 'kysely';
import { maxRetentionDays } from '#domain/retention.ts';
import { day } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Log } from '../log/log.ts';
import { readSettings } from '../settings/settings.ts';
import { eraseInquiry } from './erasure.ts';
import { completeLedger, ledgerOnDisk, listBackupFolders, listErasures } from './erasure-ledger.ts';

const batchSize = 200;

export interface RetentionParts {
  database: Database;
  dataDir: string;
  log: Pick<Log, 'error'>;
  now?: () => number;
}

/** When an inquiry that was closed at this time will be erased. */
export function erasureTime(closedAt: number, retentionDays: number): number {
  return closedAt + retentionDays * day;
}

/** A closed inquiry has been answered; the consent text promises erasure from then on. */
export async function eraseClosedInquiries(parts: RetentionParts): Promise<number> {
  const { database, now = database.now } = parts;
  const { retentionDays } = await readSettings(database.db);
  const isDue = dueAt(now(), retentionDays);
  const due = await database.db
    .selectFrom('inquiries')
    .select('id')
    .where('erased_at', 'is', null)
    .where(isDue)
    .limit(batchSize)
    .execute();
  let erased = 0;
  for (const { id } of due) {
    const order = {
      kind: database.kind,
      id,
      actor: 'system',
      reason: 'retention',
      now: now(),
      onlyIf: isDue,
    } as const;
    if (await database.write((trx) => eraseInquiry(trx, order))) erased += 1;
  }
  if (erased > 0) await writeLedgers(parts);
  return erased;
}

/** A reply that still waits for the mail server is sent first, within the days we promise. */
function dueAt(now: number, retentionDays: number) {
  return (inquiry: ExpressionBuilder<Schema, 'inquiries'>) =>
    inquiry.and([
      inquiry('closed_at', '<=', now - retentionDays * day),
      inquiry.or([
        inquiry('closed_at', '<=', now - maxRetentionDays * day),
        inquiry.not(
          inquiry.exists(
            inquiry
              .selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.inquiry_id', '=', 'inquiries.id')
              .where('outbox.kind', '=', 'reply')
              .where('outbox.state', '=', 'waiting'),
          ),
        ),
      ]),
    ]);
}

/** An administrator does not wait for the days to pass. False when there is nothing to erase. */
export async function eraseAtOnce(
  parts: RetentionParts,
  id: string,
  actor: string,
  from?: string,
): Promise<boolean> {
  return (await eraseTogether(parts, [id], { actor, from })).length > 0;
}

/**
 * What one person has asked to be erased: one act with one time and one certificate. Each inquiry
 * in a transaction of its own, so that many of them hold nobody up; answers which were erased.
 */
export async function eraseTogether(
  parts: RetentionParts,
  ids: readonly string[],
  by: { actor: string; from?: string | undefined },
): Promise<string[]> {
  const { database, now = database.now } = parts;
  const batch = ids.length > 1 ? randomUUID() : undefined;
  const act = { ...by, kind: database.kind, reason: 'request', now: now(), batch } as const;
  const erased: string[] = [];
  for (const id of ids) {
    if (await database.write((trx) => eraseInquiry(trx, { ...act, id }))) erased.push(id);
  }
  if (erased.length > 0) await writeLedgers(parts);
  return erased;
}

/**
 * Called after every erasure, for the disks of this machine; buckets, and whatever is away now,
 * get their lines with the next round of `completeLedgers`.
 */
async function writeLedgers({ database, dataDir, log }: RetentionParts): Promise<void> {
  const erasures = await listErasures(database.db);
  const folders = (await listBackupFolders(database.db)).filter((folder) => isAbsolute(folder));
  for (const folder of new Set([dataDir, ...folders])) {
    await completeLedger(ledgerOnDisk(folder), erasures).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') log.error(error, { during: 'writing the erasure ledger' });
    });
  }
}
