import { type Database, openDatabase } from '../database/database.ts';
import { openScanner } from '../files/clamd.ts';
import { openStore } from '../files/open-store.ts';
import { checkHere } from '../posts/files/check-file.ts';
import { openPostFiles, type PostFiles } from '../posts/files/post-files.ts';
import { openPictures, type Pictures } from '../posts/pictures/pictures.ts';
import { errorLine } from '../start-error.ts';
import { commandConfig } from './command.ts';

export interface PostsOfSite {
  database: Database;
  pictures: Pictures;
  postFiles: PostFiles;
}

/** Opens what the import and the export need, for the length of one command. */
export async function withPostsOfSite(
  command: (site: PostsOfSite) => Promise<void>,
): Promise<void> {
  const config = commandConfig();
  let database: Database | undefined;
  try {
    database = await openDatabase(config);
    const store = await openStore(config, 'pictures');
    const check = checkHere(config.clamdUrl ? openScanner(config.clamdUrl) : undefined);
    await command({
      database,
      pictures: openPictures(database, store),
      postFiles: openPostFiles({ database, store, check }),
    });
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
