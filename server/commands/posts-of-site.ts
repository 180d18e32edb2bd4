import { type Database, openDatabase } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { openPictures, type Pictures } from '../posts/pictures/pictures.ts';
import { errorLine } from '../start-error.ts';
import { commandConfig } from './command.ts';

/** Opens what the import and the export need, for the length of one command. */
export async function withPostsOfSite(
  command: (parts: { database: Database; pictures: Pictures }) => Promise<void>,
): Promise<void> {
  const config = commandConfig();
  let database: Database | undefined;
  try {
    database = await openDatabase(config);
    const pictures = openPictures(database, await openStore(config, 'pictures'));
    await command({ database, pictures });
  } catch (error) {
    fail(errorLine(error, config));
  } finally {
    await database?.close();
  }
}

export function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
