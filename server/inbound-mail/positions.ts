import type { Database } from '../database/database.ts';

export interface Position {
  mailbox: string;
  uidValidity: string;
  lastUid: number;
}

/** How far this mailbox was read; from the beginning when its numbers have begun anew. */
export async function readPosition(
  { db }: Pick<Database, 'db'>,
  { mailbox, uidValidity }: Omit<Position, 'lastUid'>,
): Promise<Position> {
  const row = await db
    .selectFrom('inbox_positions')
    .select(['uid_validity', 'last_uid'])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  const lastUid = row?.uid_validity === uidValidity ? row.last_uid : 0;
  return { mailbox, uidValidity, lastUid };
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
