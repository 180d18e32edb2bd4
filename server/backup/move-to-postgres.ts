import type { Config } from '../config.ts';
import { connectDatabase, openExistingDatabase } from '../database/database.ts';
import { RestoreUnfinished, readRestoreMarker, tableNames } from '../database/restore-marker.ts';
import { rebuildSearch } from '../inquiries/search.ts';
import { contentTables, inOneTransaction, loadAll } from './load.ts';
import { openSnapshot } from './snapshot.ts';
import { verifyRows } from './verify-rows.ts';

/** From the SQLite file in DATA_DIR to the empty database of DATABASE_URL, compared row by row. */
export async function moveToPostgres(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<{ table: string; rows: number }[]> {
  if (!config.databaseUrl) throw new Error('Set DATABASE_URL to the database to move into.');
  const sqlite = { ...config, databaseUrl: undefined };
  const existing = await openExistingDatabase(sqlite);
  if (!existing) throw new Error(`${config.dataDir} holds no site: there is nothing to move.`);
  await existing.close();
  const source = await openSnapshot(sqlite);
  const target = await connectDatabase(config);
  try {
    return await inOneTransaction(target, async (whole) => {
      if ((await readRestoreMarker(whole.db)) !== undefined) throw new RestoreUnfinished();
      if ((await tableNames(whole.db)).length > 0) {
        throw new Error(
          'The database of DATABASE_URL is not empty: nothing was changed. If an earlier move ended there, it is whole: start the site with it; otherwise name an empty one.',
        );
      }
      const moved: { table: string; rows: number }[] = [];
      await loadAll(whole, source, async () => {
        for (const table of contentTables(source)) {
          const rows = await verifyRows(whole.db, table, source.rows(table));
          moved.push({ table: table.name, rows });
        }
      });
      await rebuildSearch(whole);
      return moved;
    });
  } finally {
    await source.close();
    await target.close();
  }
}
