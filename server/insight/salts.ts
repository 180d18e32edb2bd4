import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The salt of a day: made by whichever process asks first, and the same for all of them. */
export async function takeSalt({ write }: Database, day: number): Promise<string> {
  const salt = randomBytes(32).toString('base64url');
  const row = await write((trx) =>
    trx
      .insertInto('insight_salts')
      .values({ day, salt })
      // Changes nothing, and so the row is answered that is there.
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((row) => ({ salt: row.ref('insight_salts.salt') })),
      )
      .returning('salt')
      .executeTakeFirstOrThrow(),
  );
  return row.salt;
}

/** A few at a time, so that nobody waits behind a million of them. */
const perStatement = 2000;

/** Without the salt, what is left of the visitors of earlier days says nothing about anybody. */
export async function forgetSaltsBefore(database: Database, day: number): Promise<void> {
  const { write, kind, db } = database;
  await write((trx) => trx.deleteFrom('insight_salts').where('day', '<', day).execute());
  // A deleted row would stay readable in PostgreSQL's files; SQLite overwrites it (secure_delete).
  if (kind === 'postgres') await sql`vacuum full insight_salts`.execute(db);
}

export async function forgetVisitsBefore({ write }: Database, day: number): Promise<void> {
  for (;;) {
    const deleted = await write((trx) =>
      sql`delete from insight_visits where (day, visitor) in
        (select day, visitor from insight_visits where day < ${day} limit ${perStatement})`.execute(
        trx,
      ),
    );
    if ((deleted.numAffectedRows ?? 0n) < BigInt(perStatement)) return;
  }
}
