import { type Kysely, sql } from 'kysely';

/**
 * A table that stands alone in the database while a backup is restored into it: it is committed
 * first and dropped by the commit that brings everything else.
 */
export const restoreMarker = 'restore_unfinished';

/** What lies there is not whole, so nothing may be served from it or written to it. */
export class RestoreUnfinished extends Error {
  override name = 'RestoreUnfinished';
  constructor() {
    super(
      'A backup is being restored here, or its restore was broken off: wait for it, or run npm run restore again; it begins anew.',
    );
  }
}

/** `token` is random; it says which files are of this restore. */
export async function setRestoreMarker<S>(trx: Kysely<S>, token: string): Promise<void> {
  await trx.schema
    .createTable(restoreMarker)
    .addColumn('token', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into ${sql.table(restoreMarker)} values (${token})`.execute(trx);
}

/** The token, or undefined where no restore was begun. */
export async function readRestoreMarker<S>(db: Kysely<S>): Promise<string | undefined> {
  if (!(await tableNames(db)).includes(restoreMarker)) return undefined;
  const { rows } = await sql<{
    token: string;
  }>`select token from ${sql.table(restoreMarker)}`.execute(db);
  return rows[0]?.token;
}

export async function dropRestoreMarker<S>(trx: Kysely<S>): Promise<void> {
  await trx.schema.dropTable(restoreMarker).execute();
}

export async function tableNames<S>(db: Kysely<S>): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}
