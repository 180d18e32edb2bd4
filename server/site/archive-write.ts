import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import manifest from '../../package.json' with { type: 'json' };
import { type ArchiveEntry, writeArchive } from '../backup/write-archive.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings/settings.ts';
import {
  entryOf,
  isTravelling,
  type PartName,
  type SiteDescription,
  siteEntry,
  siteFormat,
  travellingSettings,
} from './archive.ts';
import { bodyPage } from './bodies.ts';

export interface ExportedSite {
  texts: number;
  drafts: number;
  settings: number;
}

type Parts = Record<PartName, object[]>;

/** What the owner made of the site, as one archive that `import-site` reads elsewhere. */
export async function exportSite(
  database: Pick<Database, 'db' | 'now'>,
  file: string,
  { drafts }: { drafts: boolean },
): Promise<ExportedSite> {
  const texts = await readTexts(database, drafts);
  const settings = await readStoredSettings(database);
  const parts: Parts = { content: texts, settings };
  const description = {
    format: siteFormat,
    madeAt: Math.round(database.now()),
    release: manifest.version,
    hasDrafts: drafts,
  } as const;
  await writeArchive(entriesOf(parts, description), (archive) => keep(file, archive));
  return {
    texts: texts.filter(({ published }) => published !== null).length,
    drafts: texts.filter((text) => 'draft' in text && text.draft !== null).length,
    settings: settings.length,
  };
}

async function* entriesOf(
  parts: Parts,
  description: Omit<SiteDescription, 'parts'>,
): AsyncGenerator<ArchiveEntry> {
  const entry = (name: string, content: string): ArchiveEntry => ({
    name,
    compress: true,
    content: Readable.from([Buffer.from(content)]),
  });
  const named = Object.entries(parts) as [PartName, object[]][];
  for (const [name, rows] of named) {
    yield entry(entryOf(name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  // Files that rows name (pictures, films) have their place here.
  const counts = named.map(([name, { length }]) => ({ name, rows: length }));
  const whole: SiteDescription = { ...description, parts: counts };
  yield entry(siteEntry, JSON.stringify(whole, null, 2));
}

/**
 * Also translations that are supplied ones and were confirmed for an own Korean text, or they would
 * ask for another look where they arrive. Of pages that begin with @ only formatted texts are texts.
 */
function readTexts({ db }: Pick<Database, 'db'>, drafts: boolean) {
  return db
    .selectFrom('site_content')
    .select(['page', 'path', 'language', 'published', 'supplied_hash', 'source_hash'])
    .$if(drafts, (query) => query.select(['draft', 'draft_supplied_hash', 'draft_source_hash']))
    .where((row) => row.or([row('page', 'not like', '@%'), row('page', '=', bodyPage)]))
    .where((row) =>
      row.or([
        row('published', 'is not', null),
        row('source_hash', '<>', ''),
        ...(drafts ? [row('draft', 'is not', null)] : []),
      ]),
    )
    .orderBy('page')
    .orderBy('path')
    .orderBy('language')
    .execute();
}

/** Those that were changed; the others are the defaults, wherever they are imported. */
async function readStoredSettings({ db }: Pick<Database, 'db'>) {
  const stored = await db
    .selectFrom('settings')
    .select('key')
    .where('key', 'in', travellingSettings)
    .orderBy('key')
    .execute();
  const settings = await readSettings(db);
  return stored.flatMap(({ key }) => (isTravelling(key) ? [{ key, value: settings[key] }] : []));
}

/** Under its name only when it is whole. */
async function keep(file: string, archive: Readable): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${file} could not be written (${code ?? message}).`);
  }
}
