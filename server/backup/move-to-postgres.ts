import type { Config } from '../config.ts';
import { connectDatabase } from '../database/database.ts';
import { assertEmpty, contentTables, loadAll, verifyRows } from './load.ts';
import { openSnapshot } from './snapshot.ts';

/** From the SQLite file in DATA_DIR to the empty database of DATABASE_URL, compared row by row. */
export async function moveToPostgres(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<{ table: string; rows: number }[]> {
  if (!config.databaseUrl) throw new Error('Set DATABASE_URL to the database to move into.');
  const source = await openSnapshot({ ...config, databaseUrl: undefined });
  const target = await connectDatabase(config);
  try {
    await assertEmpty(target);
    await loadAll(target, source);
    const moved: { table: string; rows: number }[] = [];
    for (const table of contentTables(source)) {
      const rows = await verifyRows(target.db, table, source.rows(table));
      moved.push({ table: table.name, rows });
    }
    return moved;
  } finally {
    await source.close();
    await target.close();
  }
}
