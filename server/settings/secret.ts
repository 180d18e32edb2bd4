import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

/** Signs sessions and hashes visitors' addresses: SECRET, or one made once for all instances. */
export async function readSecret(
  { db, write }: Pick<Database, 'db' | 'write'>,
  config: Pick<Config, 'secret'>,
): Promise<string> {
  const known = await findSecret({ db }, config);
  if (known) return known;
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await write((trx) =>
    trx
      .insertInto('settings')
      .values({ key: 'secret', value })
      // Another instance may have been quicker; then its secret is the secret.
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute(),
  );
  return (await findSecret({ db }, config)) ?? JSON.parse(value);
}

/** Undefined before the first start. */
export async function findSecret(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'secret'>,
): Promise<string | undefined> {
  if (config.secret) return config.secret;
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirst();
  return kept && JSON.parse(kept.value);
}
