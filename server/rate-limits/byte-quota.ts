import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { LimitResult } from './rate-limits.ts';

const mebibyte = 1024 * 1024;
const minute = 60_000;

/**
 * What one visitor may send: an inquiry has two files of at most 20 MiB, so a whole office behind
 * one address has room for several attempts, and nobody for filling a disk.
 */
const quotas = [
  { kind: 'upload-bytes', bytes: 300 * mebibyte, within: 10 * minute },
  { kind: 'upload-bytes-of-day', bytes: 1024 * mebibyte, within: 24 * 60 * minute },
] as const;

/** A count that something was added to, and until when it runs: later there is nothing to return. */
export interface TakenBytes {
  bucket: string;
  endsAt: number;
}

export type TakeResult = { ok: true; taken: TakenBytes[] } | Extract<LimitResult, { ok: false }>;

/** Refused, it may have counted in part: roll the transaction back. */
export async function takeBytes(
  trx: Trx,
  hashed: string,
  bytes: number,
  now: number,
): Promise<TakeResult> {
  const taken: TakenBytes[] = [];
  for (const quota of quotas) {
    const bucket = `${quota.kind}:${hashed}`;
    // Only what fits is added, in one statement, so that it holds across any number of instances.
    const { rows } = await sql<{ ends_at: number }>`
      insert into rate_limits (bucket, count, ends_at)
      values (${bucket}, ${bytes}, ${now + quota.within})
      on conflict (bucket) do update set
        count = case when rate_limits.ends_at <= ${now} then excluded.count
          else rate_limits.count + excluded.count end,
        ends_at = case when rate_limits.ends_at <= ${now} then excluded.ends_at
          else rate_limits.ends_at end
      where rate_limits.ends_at <= ${now}
        or rate_limits.count + excluded.count <= ${quota.bytes}
      returning ends_at`.execute(trx);
    const [row] = rows;
    if (!row) return { ok: false, retryAfterSeconds: await secondsUntilEnd(trx, bucket, now) };
    taken.push({ bucket, endsAt: row.ends_at });
  }
  return { ok: true, taken };
}

export async function returnBytes(trx: Trx, taken: readonly TakenBytes[], bytes: number) {
  if (bytes <= 0) return;
  for (const { bucket, endsAt } of taken) {
    await trx
      .updateTable('rate_limits')
      .set((row) => ({ count: row('count', '-', bytes) }))
      .where('bucket', '=', bucket)
      .where('ends_at', '=', endsAt)
      .execute();
  }
}

async function secondsUntilEnd(trx: Trx, bucket: string, now: number): Promise<number> {
  const row = await trx
    .selectFrom('rate_limits')
    .select('ends_at')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.ends_at ?? now) - now) / 1000));
}
