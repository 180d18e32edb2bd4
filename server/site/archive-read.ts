import { buffer, text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { z } from 'zod';
import { maxLogoBytes } from '#domain/company.ts';
import type { PostPicture } from '#domain/post.ts';
import { openEntries, type ZipEntries } from '../backup/zip-entries.ts';
import { cleanSvg } from '../logos/clean-svg.ts';
import {
  type ArchivedText,
  archiveLimits,
  contentLine,
  entryOf,
  fileLine,
  type PartName,
  partNames,
  pictureLine,
  type SiteDescription,
  settingLine,
  showKey,
  siteDescription,
  siteEntry,
  siteFormat,
  type TravellingSetting,
} from './archive.ts';
import { type CheckOptions, checkSettings, checkTexts, plain } from './archive-check.ts';
import { type ArchivedFile, filesOfSetting, findAmong, findNamedFiles } from './archive-files.ts';
import { openFile } from './archive-put-files.ts';
import { isBody } from './bodies.ts';
import { nameOf } from './supplied-texts.ts';

export interface SiteArchive {
  description: SiteDescription;
  /** By `nameOf` their keys; undefined, as for settings, when the archive has no such part. */
  texts?: Map<string, ArchivedText>;
  /** Formatted texts, which nobody may see before they are cleaned. */
  bodies: ArchivedText[];
  settings?: Map<TravellingSetting, unknown>;
  /** Those that stand in the formatted texts. */
  pictures: PostPicture[];
  /** All that the rows above name, each looked at and whole. */
  files: ArchivedFile[];
  /** What this release has no place for, and is left out. */
  unknown: string[];
}

export type ReadSiteArchive =
  | { ok: true; archive: SiteArchive }
  /** One line for each text or setting that may not be what it is. */
  | { ok: false; refused: string[] };

/** Reads and checks all of it; throws in one line what is wrong with the file. */
export async function readSiteArchive(
  file: string,
  options: CheckOptions,
): Promise<ReadSiteArchive> {
  const limit = { mostEntries: archiveLimits.entries };
  const entries = await openEntries(file, { path: file, kind: 'site archive', ...limit });
  try {
    const description = await describe(file, entries);
    if (options.drafts && !description.hasDrafts) {
      throw new Error(`${file} was made without drafts: export it with --drafts.`);
    }
    const unknown: string[] = [];
    const refused: string[] = [];
    const archive: SiteArchive = { description, bodies: [], pictures: [], files: [], unknown };
    const brought: Brought = { pictures: [], files: new Map() };
    for (const { name, rows } of description.parts) {
      const part = { entries, name, rows };
      if (name === 'content') {
        const texts = await readPart({ ...part, line: contentLine });
        const checked = checkTexts(texts as ArchivedText[], options, { unknown, refused });
        archive.texts = new Map(checked.filter((text) => !isBody(text)).map(byKey));
        archive.bodies = checked.filter(isBody);
      } else if (name === 'settings') {
        const settings = await readPart({ ...part, line: settingLine });
        archive.settings = checkSettings(settings, { unknown, refused });
      } else if (name === 'pictures') {
        brought.pictures = await readPart({ ...part, line: pictureLine });
      } else {
        const files = await readPart({ ...part, line: fileLine });
        brought.files = new Map(files.map((one) => [one.name, one]));
      }
    }
    if (refused.length > 0) return { ok: false, refused };
    return { ok: true, archive: { ...archive, ...(await checkFiles(entries, archive, brought)) } };
  } finally {
    entries.close();
  }
}

/** What a store keeps, under its name. */
const fileFolders = /^pictures\/[^/]+$/;

interface Brought {
  pictures: PostPicture[];
  files: ReadonlyMap<string, ArchivedFile>;
}

/** Reads every file to its end: none may be missing or another than it says. */
async function checkFiles(
  entries: ZipEntries,
  { texts, bodies, settings }: SiteArchive,
  brought: Brought,
): Promise<Pick<SiteArchive, 'pictures' | 'files'>> {
  const unnamed = [...entries.sizes.keys()].find(
    (name) => name.includes('/') && !brought.files.has(name),
  );
  if (unnamed) throw new Error(`The archive holds ${plain(unnamed)}, which no list names.`);
  const pictures = new Map<string, PostPicture>();
  const files = new Map<string, ArchivedFile>();
  const take = (name: string, neededBy: string) => {
    const file = brought.files.get(name);
    if (!file) throw new Error(`The site archive lacks ${name}, which ${neededBy} needs.`);
    files.set(name, file);
  };
  for (const row of [...(texts?.values() ?? []), ...bodies]) {
    const named = await findNamedFiles(
      row,
      [row.published, row.draft],
      findAmong(brought.pictures),
    );
    for (const picture of named.pictures) pictures.set(picture.hash, picture);
    for (const name of named.files) take(name, showKey(row));
  }
  for (const [key, value] of settings ?? []) {
    for (const name of filesOfSetting(key, value)) take(name, `setting ${key}`);
  }
  for (const file of files.values()) {
    if (file.name.endsWith('.svg')) await refuseUnclean(entries, file);
    else await finished((await openFile(entries, file)).resume());
  }
  return { pictures: [...pictures.values()], files: [...files.values()] };
}

/** An archive may come from anywhere; a drawing that was cleaned stays the same when it is again. */
async function refuseUnclean(entries: ZipEntries, file: ArchivedFile): Promise<void> {
  if (file.bytes > maxLogoBytes) throw new Error(`${file.name} is too large for a logo.`);
  const bytes = await buffer(await openFile(entries, file));
  const cleaned = cleanSvg(bytes);
  if (!cleaned.ok || cleaned.content !== bytes.toString()) {
    throw new Error(`${file.name} is no drawing that this site cleaned.`);
  }
}

async function describe(file: string, entries: ZipEntries): Promise<SiteDescription> {
  const { sizes, read } = entries;
  if ((sizes.get(siteEntry) ?? 0) > archiveLimits.siteBytes) {
    throw new Error(`${file} is no whole site archive: ${siteEntry} is too large.`);
  }
  const found = parse(await text(await read(siteEntry)));
  const { format, parts } = { ...(found as Record<string, unknown>) };
  if (typeof format === 'number' && format > siteFormat) {
    throw new Error(`${file} was made by a newer release (format ${format}): upgrade this one.`);
  }
  const known = [siteEntry, ...partNames.map(entryOf)];
  const named = Array.isArray(parts) ? parts.map((part) => entryOf(String(part?.name))) : [];
  const isKnown = (name: string) => known.includes(name) || fileFolders.test(name);
  const unknown = [...named, ...sizes.keys()].find((name) => !isKnown(name));
  if (unknown) {
    throw new Error(`${file} holds ${plain(unknown)}, which this release does not know.`);
  }
  const result = siteDescription.safeParse(found);
  if (!result.success || new Set(named).size < named.length) {
    throw new Error(`${file} is no whole site archive: ${siteEntry} cannot be read.`);
  }
  return result.data;
}

interface Part<Line> {
  entries: ZipEntries;
  name: PartName;
  rows: number;
  line: z.ZodType<Line>;
}

async function readPart<Line>({ entries, name, rows, line }: Part<Line>): Promise<Line[]> {
  const entry = entryOf(name);
  const size = entries.sizes.get(entry) ?? 0;
  if (size > archiveLimits.partBytes || rows > archiveLimits.rows[name]) {
    throw new Error(`${entry} is too large: ${rows} rows, ${size} bytes.`);
  }
  // All of it, so that its checksum is known before anything in it is believed.
  const lines = (await text(await entries.read(entry))).split('\n');
  const found: Line[] = [];
  for (const row of lines) {
    if (!row) continue;
    const result = line.safeParse(found.length < rows ? parse(row) : undefined);
    if (!result.success) throw new Error(`Row ${found.length + 1} of ${entry} cannot be read.`);
    found.push(result.data);
  }
  if (found.length < rows) {
    throw new Error(`${entry} has ${found.length} rows in it, not ${rows}.`);
  }
  return found;
}

/** Undefined, which nothing here may be, for what is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const byKey = (text: ArchivedText) => [nameOf(text), text] as const;
