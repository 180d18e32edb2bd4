import { createHash } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import type { Database, Trx } from '../database/database.ts';
import type { LegalTextKind } from './schema.ts';

type Db = Database['db'] | Trx;

/** A text as it is to be stored. */
export interface LegalText {
  kind: LegalTextKind;
  language: Language;
  version: string;
  text: string;
}

export function toLegalText(kind: LegalTextKind, language: Language, shown: object): LegalText {
  const text = JSON.stringify(withSortedKeys(shown));
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { kind, language, version, text };
}

/** Whether it can be one: an address may hold what PostgreSQL does not even take for a text. */
export function isVersion(text: string): boolean {
  return /^[0-9a-f]{12}$/.test(text);
}

/** So that the version follows from what is said, not from the order in which code puts it. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(pairs.map(([key, inner]) => [key, withSortedKeys(inner)]));
}

/** Adds each text that is not the latest of its kind and language. Others may do so as well. */
export async function storeTexts(
  { db, write, now }: Pick<Database, 'db' | 'write' | 'now'>,
  texts: readonly LegalText[],
): Promise<void> {
  // Who loses against another instance, which may be of another release, looks again.
  for (let attempt = 0; attempt < 3; attempt++) {
    const latest = await readLatest(db);
    // One time for all languages, by which they are found from each other.
    const in_force_since = now();
    const rows = texts.flatMap((text) => {
      const last = latest.get(keyOf(text));
      if (last?.version === text.version) return [];
      return [{ ...text, number: (last?.number ?? 0) + 1, in_force_since }];
    });
    if (rows.length === 0) return;
    await write((trx) =>
      trx
        .insertInto('legal_texts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

const keyOf = ({ kind, language }: Pick<LegalText, 'kind' | 'language'>) => `${kind} ${language}`;

async function readLatest(db: Db) {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['kind', 'language', 'number', 'version'])
    .orderBy('number')
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

export interface StoredVersion {
  version: string;
  inForceSince: number;
  /** Undefined for the latest. */
  inForceUntil: number | undefined;
}

/** All versions of a text, the newest first. */
export async function listVersions(
  db: Db,
  kind: LegalTextKind,
  language: Language,
): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['version', 'in_force_since'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ version, in_force_since }, at) => ({
    version,
    inForceSince: in_force_since,
    inForceUntil: rows[at - 1]?.in_force_since,
  }));
}

/** Where a text came back after another, its last time counts. */
export async function findText(db: Db, kind: LegalTextKind, version: string) {
  return db
    .selectFrom('legal_texts')
    .select(['language', 'version', 'in_force_since', 'text'])
    .where('kind', '=', kind)
    .where('version', '=', version)
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

export async function isConsentText(trx: Trx, version: string): Promise<boolean> {
  const found = await trx
    .selectFrom('legal_texts')
    .select('version')
    .where('kind', '=', 'consent')
    .where('version', '=', version)
    .executeTakeFirst();
  return found !== undefined;
}
