import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import { returnBytes, type TakenBytes, takeBytes } from '../rate-limits/byte-quota.ts';
import { countCall } from '../rate-limits/rate-limits.ts';
import { type DiskRoom, hasRoom } from './disk-room.ts';

const minute = 60_000;

/** Files that no inquiry has claimed, and uploads in flight, over all visitors together. */
const maxUnclaimedBytes = 4 * 1024 ** 3;

/** The smallest file takes a block of the disk, a row and an object: none counts for less. */
const minCountedBytes = 64 * 1024;

/** No upload lasts as long: what is not finished by then was left behind by a dead process. */
const maxUploadMs = 15 * minute;

/** The id of an advisory lock: only one instance at a time adds up and reserves. */
const advisoryLock = 7_460_140;

export interface UploadReservation {
  id: string;
  bytes: number;
  taken: TakenBytes[];
}

type UploadLimitError =
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }
  | { ok: false; reason: 'no-room' };

export type ReserveResult = { ok: true; reservation: UploadReservation } | UploadLimitError;

/** Thrown inside the transaction, so that nothing of a refused upload stays counted. */
class UploadLimitReached extends Error {
  readonly result: UploadLimitError;
  constructor(result: UploadLimitError) {
    super(result.reason);
    this.result = result;
  }
}

interface UploadRequest {
  /** The visitor's address, hashed. */
  visitor: string;
  /** The most it can have. */
  bytes: number;
  room: DiskRoom;
  now: number;
}

/**
 * Counts an upload before a byte of it is read. It starts as scheduled for deletion, and that is
 * canceled once its content and its row are stored: if the process dies before, the content is
 * deleted and the reserved bytes are released.
 */
export async function reserveUpload(
  { write, kind }: Pick<Database, 'write' | 'kind'>,
  { visitor, bytes: most, room, now }: UploadRequest,
): Promise<ReserveResult> {
  const bytes = Math.max(most, minCountedBytes);
  try {
    return await write(async (trx) => {
      const limit = await countCall(trx, 'upload', visitor, now);
      // Unlike the bytes, the request is counted even when it is refused.
      if (!limit.ok) return { ...limit, reason: 'too-many' as const };
      const taking = await takeBytes(trx, visitor, bytes, now);
      if (!taking.ok) throw new UploadLimitReached({ ...taking, reason: 'too-many' });
      if (kind === 'postgres') {
        await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
      }
      const { unclaimed, inFlight } = await addUp(trx, now);
      const isFull = unclaimed + inFlight + bytes > maxUnclaimedBytes;
      if (isFull || !hasRoom(room, inFlight + bytes))
        throw new UploadLimitReached({ ok: false, reason: 'no-room' });
      const id = randomUUID();
      const row = { id, since: now + maxUploadMs, size: bytes };
      await trx.insertInto('pending_deletions').values(row).execute();
      return { ok: true, reservation: { id, bytes, taken: taking.taken } } as const;
    });
  } catch (error) {
    if (error instanceof UploadLimitReached) return error.result;
    throw error;
  }
}

async function addUp(trx: Trx, now: number) {
  const { rows } = await sql<{ unclaimed: number; in_flight: number }>`
    select
      (select coalesce(sum(case when size < ${minCountedBytes} then ${minCountedBytes} else size end), 0)
        from files where inquiry_id is null) as unclaimed,
      (select coalesce(sum(size), 0) from pending_deletions where since > ${now}) as in_flight
    `.execute(trx);
  const [sums] = rows;
  return { unclaimed: sums?.unclaimed ?? 0, inFlight: sums?.in_flight ?? 0 };
}

/** Releases what was reserved but not sent; bytes that arrived stay counted, stored or refused. */
export async function settleUpload(
  trx: Trx,
  { bytes, taken }: UploadReservation,
  arrived: number,
): Promise<void> {
  await returnBytes(trx, taken, bytes - Math.max(arrived, minCountedBytes));
}
