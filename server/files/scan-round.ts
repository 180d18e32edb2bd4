import { sql } from 'kysely';
import { recordAct } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { Scanner } from './clamd.ts';
import type { FileStore } from './store.ts';
import { scheduleDeletion } from './uploads.ts';

const second = 1000;
const hour = 3600 * second;

/** At a time: clamd has other work, and every file is read from the store as it is scanned. */
const together = 4;

/** Longer than any scan may take: after it, the process that began it is taken for dead. */
const lease = 10 * 60 * second;

const pauseAfter = {
  unreachable: 15 * second,
  failed: 60 * second,
  'too-large': hour,
  missing: hour,
} as const;

type ScanFailure = keyof typeof pauseAfter;

export interface ScanParts {
  database: Pick<Database, 'db' | 'write' | 'kind' | 'now'>;
  store: FileStore;
  scanner: Scanner;
  now?: () => number;
}

/** Scans what is due until nothing is, the scanner does not answer, or it is told to stop. */
export async function scanDueFiles(parts: ScanParts, signal: AbortSignal): Promise<void> {
  const { database, now = database.now } = parts;
  while (!signal.aborted && (await hasDueFile(database, now()))) {
    const ids = await claimFiles(database, now());
    const outcomes = await Promise.all(ids.map((id) => scanFile(parts, id, signal)));
    if (ids.length === 0 || outcomes.includes('unreachable')) return;
  }
}

/** Reads before it claims: a write every second would delay other writers. */
async function hasDueFile({ db }: Pick<Database, 'db'>, now: number): Promise<boolean> {
  const due = db
    .selectFrom('files')
    .select('id')
    .where('scan_result', 'is', null)
    .where('next_scan_at', '<=', now)
    .limit(1);
  return (await due.executeTakeFirst()) !== undefined;
}

/** Takes files that are due, the newest first, in one statement: no two processes get the same. */
async function claimFiles(
  { write, kind }: Pick<Database, 'write' | 'kind'>,
  now: number,
): Promise<string[]> {
  const skipping = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await write((trx) =>
    sql<{ id: string }>`
      update files set next_scan_at = ${now + lease}
      where scan_result is null and next_scan_at <= ${now} and id in (
        select id from files where scan_result is null and next_scan_at <= ${now}
        order by created_at desc limit ${together} ${skipping})
      returning id`.execute(trx),
  );
  return rows.map(({ id }) => id);
}

async function scanFile(
  parts: ScanParts,
  id: string,
  signal: AbortSignal,
): Promise<'scanned' | 'stopped' | ScanFailure> {
  const { database, store, scanner, now = database.now } = parts;
  const answer = await askScanner(store, scanner, id, signal);
  if (signal.aborted && !answer.ok) {
    await database.write((trx) =>
      trx.updateTable('files').set({ next_scan_at: now() }).where('id', '=', id).execute(),
    );
    return 'stopped';
  }
  if (!answer.ok) {
    const { reason } = answer;
    const set = { scan_error: reason, next_scan_at: now() + pauseAfter[reason] };
    await database.write((trx) => trx.updateTable('files').set(set).where('id', '=', id).execute());
    return reason;
  }
  await noteAnswer(database, id, answer.signature, now());
  return 'scanned';
}

async function askScanner(store: FileStore, scanner: Scanner, id: string, signal: AbortSignal) {
  try {
    const stored = await store.get(id);
    if (!stored) return { ok: false, reason: 'missing' } as const;
    return await scanner.scan(stored.stream, signal);
  } catch {
    return { ok: false, reason: 'failed' } as const;
  }
}

/** An infected file keeps its row, so that staff see what came; its content goes. */
async function noteAnswer(
  { write }: Pick<Database, 'write'>,
  id: string,
  signature: string | undefined,
  now: number,
): Promise<void> {
  await write(async (trx) => {
    const file = await trx
      .updateTable('files')
      .set({
        scan_result: signature === undefined ? 'clean' : 'infected',
        scan_signature: signature ?? null,
        scan_error: null,
        scanned_at: now,
      })
      .where('id', '=', id)
      .where('scan_result', 'is', null)
      .returning('inquiry_id')
      .executeTakeFirst();
    if (!file || signature === undefined) return;
    await scheduleDeletion(trx, [id], now);
    await recordAct(trx, {
      actor: 'system',
      act: 'inquiry.file-infected',
      subject: file.inquiry_id ?? undefined,
      details: { file: id, signature },
      at: now,
    });
  });
}
