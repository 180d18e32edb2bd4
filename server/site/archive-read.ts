import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { TextError } from '#domain/site-text.ts';
import { openEntries, type ZipEntries } from '../backup/zip-entries.ts';
import { settingsChange } from '../settings/settings.ts';
import {
  type ArchivedText,
  archiveLimits,
  contentLine,
  entryOf,
  isTravelling,
  type PartName,
  partNames,
  type SiteDescription,
  settingLine,
  showKey,
  siteDescription,
  siteEntry,
  siteFormat,
  type TravellingSetting,
} from './archive.ts';
import { isBody } from './bodies.ts';
import type { TextRules } from './drafts.ts';
import { nameOf } from './supplied-texts.ts';

export interface SiteArchive {
  description: SiteDescription;
  /** By `nameOf` their keys; undefined, as for settings, when the archive has no such part. */
  texts?: Map<string, ArchivedText>;
  /** Formatted texts, which nobody may see before they are cleaned. */
  bodies: ArchivedText[];
  settings?: Map<TravellingSetting, unknown>;
  /** What this release has no place for, and is left out. */
  unknown: string[];
}

export type ReadSiteArchive =
  | { ok: true; archive: SiteArchive }
  /** One line for each text or setting that may not be what it is. */
  | { ok: false; refused: string[] };

interface Options {
  rules: TextRules<TextError>;
  /** Whether drafts are wanted. */
  drafts: boolean;
}

/** Reads and checks all of it; throws in one line what is wrong with the file. */
export async function readSiteArchive(file: string, options: Options): Promise<ReadSiteArchive> {
  const limit = { mostEntries: archiveLimits.entries };
  const entries = await openEntries(file, { path: file, kind: 'site archive', ...limit });
  try {
    const description = await describe(file, entries);
    if (options.drafts && !description.hasDrafts) {
      throw new Error(`${file} was made without drafts: export it with --drafts.`);
    }
    const unknown: string[] = [];
    const refused: string[] = [];
    const archive: SiteArchive = { description, bodies: [], unknown };
    for (const { name, rows } of description.parts) {
      const part = { entries, name, rows };
      if (name === 'content') {
        const texts = await readPart({ ...part, line: contentLine });
        const checked = checkTexts(texts as ArchivedText[], options, { unknown, refused });
        archive.texts = new Map(checked.filter((text) => !isBody(text)).map(byKey));
        archive.bodies = checked.filter(isBody);
      } else {
        const settings = await readPart({ ...part, line: settingLine });
        archive.settings = checkSettings(settings, { unknown, refused });
      }
    }
    return refused.length > 0 ? { ok: false, refused } : { ok: true, archive };
  } finally {
    entries.close();
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
  const unknown = [...named, ...sizes.keys()].find((name) => !known.includes(name));
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

interface Findings {
  unknown: string[];
  refused: string[];
}

function checkTexts(
  rows: readonly ArchivedText[],
  { rules, drafts }: Options,
  { unknown, refused }: Findings,
): ArchivedText[] {
  const texts = new Map<string, ArchivedText>();
  for (const row of rows) {
    if (texts.has(nameOf(row))) refused.push(`${showKey(row)}: twice`);
    if (rules.supplied.find(row) === undefined) {
      unknown.push(showKey(row));
      continue;
    }
    const check = (given: string | null): string | null => {
      const checked = given === null ? { ok: true as const, text: null } : rules.check(row, given);
      if (checked.ok) return checked.text;
      refused.push(`${showKey(row)}: ${checked.errors.map(showError).join(', ')}`);
      return null;
    };
    const draft = drafts ? check(row.draft) : null;
    texts.set(nameOf(row), { ...row, published: check(row.published), draft });
  }
  return [...texts.values()];
}

const byKey = (text: ArchivedText) => [nameOf(text), text] as const;

/** `too-long 24` */
function showError({ code, ...details }: TextError): string {
  return [code, ...Object.values(details)].map((word) => plain(String(word))).join(' ');
}

/** It may come from anywhere, and a terminal obeys what it is shown. */
function plain(found: string): string {
  return found.slice(0, 100).replace(/\p{C}/gu, '\ufffd');
}

function checkSettings(
  rows: readonly z.output<typeof settingLine>[],
  { unknown, refused }: Findings,
): Map<TravellingSetting, unknown> {
  const settings = new Map<TravellingSetting, unknown>();
  for (const { key, value } of rows) {
    if (!isTravelling(key)) {
      unknown.push(`setting ${key}`);
      continue;
    }
    const result = settingsChange.safeParse({ [key]: value });
    if (settings.has(key)) refused.push(`setting ${key}: twice`);
    else if (result.success) settings.set(key, result.data[key]);
    else refused.push(`setting ${key}: ${plain(result.error.issues[0]?.path.join('.') ?? key)}`);
  }
  return settings;
}
