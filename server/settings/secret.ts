import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

/** Signs sessions and hashes visitors' addresses: SECRET, or one made once for all instances. */
export async function readSecret(
  { db, write }: Pick<Database, 'db' | 'write'>,
  config: Pick<Config, 'secret'>,
): Promise<string> {
  if (config.secret) return config.secret;
  const find = () =>
    db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirst();
  const kept = await find();
  if (kept) return JSON.parse(kept.value);
  const value = JSON.stringify(randomBytes(32).toString('base64url'));
  await write((trx) =>
    trx
      .insertInto('settings')
      .values({ key: 'secret', value })
      // Another instance may have been quicker; then its secret is the secret.
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute(),
  );
  return JSON.parse((await find())?.value ?? value);
}
