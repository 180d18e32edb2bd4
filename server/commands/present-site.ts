import type { Config } from '../config.ts';
import { type Database, openExistingDatabase } from '../database/database.ts';
import { missingSteps } from '../database/migrate.ts';

/** Without creating or changing it; undefined where there is none. */
export async function openPresentSite(config: Config): Promise<Database | undefined> {
  const database = await openExistingDatabase(config);
  if (!database || (await missingSteps(database.db)).length === 0) return database;
  await database.close();
  throw new Error('The database is of an older release: start this one on it first.');
}
