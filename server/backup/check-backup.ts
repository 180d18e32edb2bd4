import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesKnownTo } from './known-files.ts';
import { assertKnownSteps } from './load.ts';
import { stores } from './manifest.ts';
import { openBackup } from './open-backup.ts';
import type { Archive } from './read-archive.ts';

export interface CheckedBackup {
  madeAt: number;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
  /** How many files rows know that were not there when it was made. */
  missing: number;
}

/** Reads all of an archive and touches nothing; throws what is wrong with it in one line. */
export async function checkBackup(source: string): Promise<CheckedBackup> {
  let folder: string | undefined;
  try {
    const { archive, size } = await openBackup(source, async () => {
      folder = await mkdtemp(join(tmpdir(), 'noshine-check-'));
      return folder;
    });
    try {
      return await readAll(archive, size);
    } finally {
      archive.close();
    }
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function readAll(archive: Archive, bytes: number): Promise<CheckedBackup> {
  const { madeAt, tables, missing = [] } = archive.manifest;
  await assertKnownSteps({ tables, rows: archive.rows });
  const expected = new Set<string>();
  let rows = 0;
  for (const table of tables) {
    for await (const row of archive.rows(table)) {
      rows += 1;
      for (const column of table.columns) {
        if (!(column in row)) throw new Error(`A row of ${table.name} lacks its ${column}.`);
      }
      for (const file of filesKnownTo(table.name, row)) expected.add(file);
    }
  }
  let files = 0;
  for (const folder of stores) {
    for await (const { key, open } of archive.files(folder)) {
      for await (const _ of await open());
      expected.delete(`${folder}/${key}`);
      files += 1;
    }
  }
  for (const file of missing) expected.delete(file);
  // Archives from before name no missing files, and some pictures of that time have no card.
  const isNamingMissing = archive.manifest.missing !== undefined;
  const lost = [...expected].find((file) => isNamingMissing || file.startsWith('files/'));
  if (lost) throw new Error(`${lost} belongs to a row, but is not in the backup.`);
  return { madeAt, tables: tables.length, rows, files, bytes, missing: missing.length };
}
