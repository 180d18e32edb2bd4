import type { Config } from '../config.ts';
import { openForReading, type ReadableDatabase } from '../database/open-for-reading.ts';
import { findSecret } from '../settings/secret.ts';

interface Parts {
  config: Config;
  database: ReadableDatabase;
  secret: string;
}

/** What was set up in the back office; undefined before the first start. */
export async function readSetUp<T>(
  config: Config,
  read: (parts: Parts) => Promise<T>,
): Promise<T | undefined> {
  // Why it cannot be read is said under "database".
  const database = await openForReading(config).catch(() => undefined);
  if (!database) return undefined;
  try {
    const secret = await findSecret(database, config);
    return secret ? await read({ config, database, secret }) : undefined;
  } catch {
    return undefined;
  } finally {
    await database.close();
  }
}
