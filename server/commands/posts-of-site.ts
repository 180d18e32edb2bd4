import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { openPictures, type Pictures } from '../posts/pictures/pictures.ts';

/** Opens what the import and the export need, for the length of one command. */
export async function withPostsOfSite(
  command: (parts: { database: Database; pictures: Pictures }) => Promise<void>,
): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return fail(...read.errors);
  let database: Database | undefined;
  try {
    database = await openDatabase(read.config);
    const pictures = openPictures(database, await openStore(read.config, 'pictures'));
    await command({ database, pictures });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  } finally {
    await database?.close();
  }
}

export function fail(...lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}
