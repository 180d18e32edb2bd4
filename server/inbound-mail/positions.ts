import type { Database } from '../database/database.ts';

export interface Position {
  mailbox: string;
  uidValidity: string;
  lastUid: number;
}

interface Opened extends Omit<Position, 'lastUid'> {
  /** The number that the next mail gets. */
  uidNext: number;
}

/**
 * How far this mailbox was read; from the beginning when its numbers have begun anew. In one that
 * was never read, what is there already is not new: it would reopen inquiries of years ago.
 */
export async function readPosition(
  { db }: Pick<Database, 'db'>,
  { mailbox, uidValidity, uidNext }: Opened,
): Promise<Position> {
  const row = await db
    .selectFrom('inbox_positions')
    .select(['uid_validity', 'last_uid'])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  if (!row) return { mailbox, uidValidity, lastUid: uidNext - 1 };
  return { mailbox, uidValidity, lastUid: row.uid_validity === uidValidity ? row.last_uid : 0 };
}

/** Everything up to there is done with; `unmatched` of them were left alone. */
export async function advancePosition(
  { write, now }: Pick<Database, 'write' | 'now'>,
  { mailbox, uidValidity, lastUid }: Position,
  unmatched = 0,
): Promise<void> {
  const place = { uid_validity: uidValidity, last_uid: lastUid, read_at: now() };
  await write((trx) =>
    trx
      .insertInto('inbox_positions')
      .values({ mailbox, ...place, unmatched })
      .onConflict((conflict) =>
        conflict.column('mailbox').doUpdateSet((row) => ({
          ...place,
          unmatched: row('inbox_positions.unmatched', '+', unmatched),
        })),
      )
      .execute(),
  );
}
