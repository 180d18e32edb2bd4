import { bindText } from '#content/bind-text.ts';
import {
  mapTexts,
  partOf,
  readSupplied,
  type SuppliedWords,
  type TextPage,
} from '#content/supplied.ts';
import type { ReadWords } from '#content/words.ts';
import type { ReadCases } from '#domain/case.ts';
import { type EvidenceName, type EvidenceRecord, isEvidenceName } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import type { OwnFilm, SiteFilmName } from '#domain/own-film.ts';
import type { OwnPicture } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database } from '../database/database.ts';
import { type BodyName, bodyPage } from './bodies.ts';
import { isAboutCases } from './cases.ts';
import { type CaseValue, showCases } from './cases-shown.ts';
import { evidencePage, readOwnEvidence } from './evidence.ts';
import { filmKey, filmPage, readOwnFilm } from './films.ts';
import { deepFreeze, mergeWords } from './merge-words.ts';
import { picturePage, readOwnPicture } from './pictures.ts';

export interface Texts {
  /** The words of a page as visitors see them: synchronous, from memory, frozen. */
  words: ReadWords;
  /** What the owner has written where the site is supplied with nothing. */
  body(name: BodyName, language: Language): string | undefined;
  /** What the owner shows in place of a supplied picture. */
  picture(name: PictureName): OwnPicture | undefined;
  /** What the owner gives in place of a supplied record of the evidence. */
  evidence<Name extends EvidenceName>(name: Name): EvidenceRecord<Name> | undefined;
  /** What the owner shows in place of a supplied film. */
  film(name: SiteFilmName, language: Language): OwnFilm | undefined;
  /** What the owner tells of places that were coated. */
  cases(): ReadCases;
  /** Reads rows with a newer revision and says which texts they are. */
  refresh(): Promise<TextKey[]>;
  /** While developing: the files have changed. */
  replaceSupplied(words: SuppliedWords): void;
}

/** What pages are made of. */
export type ShownTexts = Omit<Texts, 'refresh' | 'replaceSupplied'>;

interface PublishedText extends TextKey {
  published: string | null;
  published_at: number | null;
  revision: number;
}

type OwnText = Pick<PublishedText, 'published' | 'revision'>;

/**
 * The words of the site: the supplied ones, and over them what the owner published. All of them are
 * in memory, and each page is merged once, so that own texts cost a rendering nothing.
 */
export async function openTexts(
  { db }: Pick<Database, 'db'>,
  given: SuppliedWords = readSupplied(),
): Promise<Texts> {
  let supplied = given;
  /** By language and page, then by path. */
  const own = new Map<string, Map<string, OwnText>>();
  const merged = new Map<string, unknown>();
  const pictures = new Map<string, OwnPicture | undefined>();
  const evidence = new Map<string, EvidenceRecord | undefined>();
  const films = new Map<string, OwnFilm | undefined>();
  const caseValues = new Map<string, CaseValue>();
  let cases: ReadCases | undefined;
  let lastRevision = 0;

  function take(rows: readonly PublishedText[]): void {
    for (const { path, published, published_at, revision, ...page } of rows) {
      const texts = getOrAdd(own, nameOf(page));
      // Of two who read at the same time, the slower one may bring what is no longer published.
      if ((texts.get(path)?.revision ?? 0) > revision) continue;
      texts.set(path, { published, revision });
      merged.delete(nameOf(page));
      if (page.page === picturePage) pictures.set(path, readOwnPicture(published));
      if (page.page === evidencePage && isEvidenceName(path)) {
        evidence.set(path, readOwnEvidence(path, published));
      }
      if (page.page === filmPage) films.set(`${page.language} ${path}`, readOwnFilm(published));
      if (isAboutCases({ ...page, path })) {
        const value = { ...page, path, value: published, at: published_at ?? 0 };
        caseValues.set(`${nameOf(page)} ${path}`, value);
        cases = undefined;
      }
      lastRevision = Math.max(lastRevision, revision);
    }
  }

  function merge(page: TextPage, language: Language): unknown {
    const texts = new Map<string, string>();
    for (const [path, { published }] of own.get(nameOf({ page, language })) ?? []) {
      if (published !== null) texts.set(path, published);
    }
    const words = mergeWords<unknown>(supplied[language][page], texts);
    return deepFreeze(mapTexts(words, (text, path) => bindText(text, { page, path }, language)));
  }

  take(await selectTexts(db).where('published', 'is not', null).execute());
  return {
    words(page: TextPage, language: Language, part?: string) {
      const name = nameOf({ page, language });
      const known = merged.get(name) ?? merge(page, language);
      merged.set(name, known);
      return part === undefined ? known : partOf(known, part);
    },
    body(name, language) {
      return own.get(nameOf({ page: bodyPage, language }))?.get(name)?.published || undefined;
    },
    picture: (name) => pictures.get(name),
    evidence<Name extends EvidenceName>(name: Name) {
      return evidence.get(name) as EvidenceRecord<Name> | undefined;
    },
    film: (name, language) => films.get(`${filmKey(name, language).language} ${name}`),
    cases() {
      cases ??= showCases(caseValues.values());
      return cases;
    },
    async refresh() {
      const rows = await selectTexts(db).where('revision', '>', lastRevision).execute();
      take(rows);
      return rows.map(({ page, path, language }) => ({ page, path, language }));
    },
    replaceSupplied(words) {
      supplied = words;
      merged.clear();
    },
  };
}

function selectTexts(db: Database['db']) {
  return db
    .selectFrom('site_content')
    .select(['page', 'path', 'language', 'published', 'published_at', 'revision']);
}

function nameOf({ page, language }: Pick<TextKey, 'page' | 'language'>): string {
  return `${language} ${page}`;
}

function getOrAdd<Value>(all: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const found = all.get(name) ?? new Map<string, Value>();
  all.set(name, found);
  return found;
}
