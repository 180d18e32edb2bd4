import { appendFile, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { eraseInquiry } from './erasure.ts';

/**
 * A backup is older than the erasures that follow it, so a list of them is kept where a restore
 * will find it: in the data folder, and beside the backups. It holds random ids and times only.
 */
export const ledgerName = 'erasures.jsonl';

export interface Erasure {
  inquiry_id: string;
  erased_at: number;
}

/** One ledger, wherever it is kept. */
export interface Ledger {
  /** Empty when there is none. */
  read(): Promise<string>;
  /** `text` is what `read` gave. */
  append(lines: string, text: string): Promise<void>;
}

export function ledgerOnDisk(folder: string): Ledger {
  const path = join(folder, ledgerName);
  return {
    read: () =>
      readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      }),
    append: (lines) => appendFile(path, lines, { flush: true }),
  };
}

/** Folders on disks and in buckets that a backup was written to or restored from. */
export async function listBackupFolders(db: Kysely<Schema>): Promise<string[]> {
  const backups = await db.selectFrom('backups').select('path').distinct().execute();
  return [...new Set(backups.map(({ path }) => dirname(path)))];
}

export function parseLedger(text: string): Erasure[] {
  return text.split('\n').flatMap((line) => parse(line) ?? []);
}

/** A line that was cut off by a crash is no erasure. */
function parse(line: string): Erasure | undefined {
  try {
    const { inquiry_id, erased_at } = JSON.parse(line);
    return typeof inquiry_id === 'string' ? { inquiry_id, erased_at } : undefined;
  } catch {
    return undefined;
  }
}

/** Adds what the ledger does not have yet. */
export async function completeLedger(ledger: Ledger, erasures: Erasure[]): Promise<void> {
  const text = await ledger.read();
  const known = new Set(parseLedger(text).map(({ inquiry_id }) => inquiry_id));
  const lines = erasures
    .filter(({ inquiry_id }) => !known.has(inquiry_id))
    .map((erasure) => `${JSON.stringify(erasure)}\n`);
  if (lines.length > 0) await ledger.append(`\n${lines.join('')}`, text);
}

export function listErasures(db: Kysely<Schema>): Promise<Erasure[]> {
  return db.selectFrom('erasures').select(['inquiry_id', 'erased_at']).execute();
}

export async function countErasures(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('erasures')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** After a restore: what was erased once is erased again. */
export async function repeatErasures(
  database: Pick<Database, 'write' | 'kind'>,
  erasures: Erasure[],
  now: number,
): Promise<number> {
  let repeated = 0;
  for (const { inquiry_id } of erasures) {
    const order = {
      kind: database.kind,
      id: inquiry_id,
      actor: 'system',
      reason: 'restore',
      now,
    } as const;
    if (await database.write((trx) => eraseInquiry(trx, order))) repeated += 1;
  }
  return repeated;
}
