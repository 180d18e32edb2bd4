import type { InquiryStatus } from '#domain/inquiry.ts';
import type { Database, Trx } from '../database/database.ts';
import { assignInquiry, type StaffAct, setQuarantine } from './staff-actions.ts';
import { changeStatus } from './status.ts';

/** As many as a page of the inbox shows. */
export const maxBulkInquiries = 50;

export type BulkChange =
  | { assign: string | null }
  /** `closedAt` where an act is taken back that had reopened it. */
  | { status: InquiryStatus; closedAt?: number | undefined }
  | { quarantined: boolean };

/**
 * The same act on several inquiries, each in a transaction of its own: one that was erased meanwhile
 * does not keep the others from it. Answers how many it was done to.
 */
export async function changeTogether(
  { write }: Pick<Database, 'write'>,
  act: Omit<StaffAct, 'id'>,
  { ids, change, secret }: { ids: readonly string[]; change: BulkChange; secret: string },
): Promise<number> {
  const apply = (trx: Trx, one: StaffAct): Promise<boolean> => {
    if ('assign' in change) return assignInquiry(trx, one, change.assign);
    if ('status' in change) return changeStatus(trx, { ...one, ...change });
    return setQuarantine(trx, one, change.quarantined, secret);
  };
  let done = 0;
  for (const id of new Set(ids)) {
    if (await write((trx) => apply(trx, { ...act, id }))) done += 1;
  }
  return done;
}
