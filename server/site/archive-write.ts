import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PostPicture } from '#domain/post.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type ArchiveEntry, writeArchive } from '../backup/write-archive.ts';
import type { Database } from '../database/database.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
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
import {
  type ArchivedFile,
  type ArchiveStores,
  type FindPictures,
  filesOfSetting,
  findNamedFiles,
  hashWhile,
  placeIn,
  travellingPages,
} from './archive-files.ts';

export interface ExportedSite {
  texts: number;
  drafts: number;
  settings: number;
  files: number;
}

interface Options {
  drafts: boolean;
  stores: ArchiveStores;
}

type Parts = Record<Exclude<PartName, 'files'>, object[]>;

/** What the owner made of the site, as one archive that `import-site` reads elsewhere. */
export async function exportSite(
  database: Database,
  file: string,
  { drafts, stores }: Options,
): Promise<ExportedSite> {
  const texts = await readTexts(database, drafts);
  const settings = await readStoredSettings(database);
  const named = await readNamedFiles(texts, openPictures(database, stores.pictures));
  const ofSettings = settings.flatMap(({ key, value }) => filesOfSetting(key, value));
  const files = [...new Set([...named.files, ...ofSettings])].sort();
  const { pictures } = named;
  await refuseMissing(files, stores);
  const parts: Parts = { content: texts, settings, pictures };
  const description = {
    format: siteFormat,
    madeAt: Math.round(database.now()),
    release: manifest.version,
    hasDrafts: drafts,
  } as const;
  const entries = entriesOf(parts, { names: files, stores }, description);
  await writeArchive(entries, (archive) => keep(file, archive));
  return {
    texts: texts.filter(({ published }) => published !== null).length,
    drafts: texts.filter((text) => 'draft' in text && text.draft !== null).length,
    settings: settings.length,
    files: files.length,
  };
}

type ReadText = Awaited<ReturnType<typeof readTexts>>[number];

async function readNamedFiles(texts: readonly ReadText[], known: FindPictures) {
  const files = new Set<string>();
  const pictures = new Map<string, PostPicture>();
  for (const text of texts) {
    const named = await findNamedFiles(text, [text.published, text.draft], known);
    for (const name of named.files) files.add(name);
    for (const picture of named.pictures) pictures.set(picture.hash, picture);
  }
  return { files, pictures: [...pictures.values()] };
}

async function refuseMissing(names: readonly string[], stores: ArchiveStores): Promise<void> {
  for (const name of names) {
    const { store, key } = placeIn(stores, name);
    if (!(await store.has(key))) throw new Error(`${name} is not there: nothing was exported.`);
  }
}

async function* entriesOf(
  parts: Parts,
  { names, stores }: { names: readonly string[]; stores: ArchiveStores },
  description: Omit<SiteDescription, 'parts'>,
): AsyncGenerator<ArchiveEntry> {
  const entry = (name: string, content: string): ArchiveEntry => ({
    name,
    compress: true,
    content: Readable.from([Buffer.from(content)]),
  });
  const linesOf = (rows: readonly object[]) =>
    rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const named = Object.entries(parts) as [PartName, object[]][];
  for (const [name, rows] of named) yield entry(entryOf(name), linesOf(rows));
  const files: ArchivedFile[] = [];
  for (const name of names) {
    const { store, key } = placeIn(stores, name);
    const found = await store.get(key);
    if (!found) throw new Error(`${name} is not there`);
    const content = hashWhile(found.stream, (about) => {
      files.push({ name, ...about });
      return undefined;
    });
    // Pictures and films are packed already.
    yield { name, compress: false, content };
  }
  yield entry(entryOf('files'), linesOf(files));
  const counts = [...named, ['files', files] as const].map(([name, { length }]) => ({
    name,
    rows: length,
  }));
  const whole: SiteDescription = { ...description, parts: counts };
  yield entry(siteEntry, JSON.stringify(whole, null, 2));
}

/**
 * Also translations that are supplied ones and were confirmed for an own Korean text, or they would
 * ask for another look where they arrive.
 */
function readTexts({ db }: Pick<Database, 'db'>, drafts: boolean) {
  return db
    .selectFrom('site_content')
    .select(['page', 'path', 'language', 'published', 'supplied_hash', 'source_hash'])
    .$if(drafts, (query) => query.select(['draft', 'draft_supplied_hash', 'draft_source_hash']))
    .where((row) => row.or([row('page', 'not like', '@%'), row('page', 'in', travellingPages)]))
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
