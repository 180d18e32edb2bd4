import { createHash } from 'node:crypto';
import { defaultLanguage, type Language, languages, ownName } from '#domain/language.ts';
import type { SiteTextRule } from '#domain/site-text.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { SheetToWrite } from '../xlsx/write-xlsx.ts';

interface TextInLanguage {
  /** Its draft, else what is published, else what the site is supplied with. */
  now: string;
  edition: number | null;
  needsLook: boolean;
  suppliedChanged: boolean;
}

export interface ExchangedText {
  page: string;
  path: string;
  /** For whoever translates it: the page, and what stands around it. */
  where: string;
  languages: Record<Language, TextInLanguage>;
  rule: SiteTextRule;
}

/** `readImport` finds its columns by the key and the version; the others are for people. */
export const heads = {
  ko: {
    key: '키',
    version: '판 (그대로 두십시오)',
    where: '위치',
    state: '상태',
    limit: '최대 길이 (한글은 2)',
    slots: '그대로 두는 자리',
    needsLook: '한국어가 바뀜',
    suppliedChanged: '기본 문구가 바뀜',
  },
  en: {
    key: 'Key',
    version: 'Version (leave as it is)',
    where: 'Where',
    state: 'State',
    limit: 'Longest (a Korean letter is 2)',
    slots: 'Keep these',
    needsLook: 'The Korean text has changed',
    suppliedChanged: 'The supplied text has changed',
  },
} satisfies Record<StaffLanguage, Record<string, string>>;

/** The arrow tells the column to write in from the same language beside it for reading. */
export const textHead = (language: Language) => `→ ${ownName[language]}`;

/** Read by most translators. */
const sources: readonly Language[] = [defaultLanguage, 'en'];
const widths = { key: 28, where: 28, text: 56, state: 18, limit: 10, slots: 18, version: 14 };

interface Options {
  /** Everything, or what a person should look at again. */
  which: 'all' | 'work';
  /** Of the heads. */
  staffLanguage: StaffLanguage;
}

/** One sheet for each language of the site. */
export function exportTexts(texts: readonly ExchangedText[], options: Options): SheetToWrite[] {
  return languages.map((language) => {
    const shown = sources.filter((source) => source !== language);
    const { key, where, text, state, limit, slots, version } = widths;
    return {
      name: ownName[language],
      widths: [key, where, ...shown.map(() => text), text, state, limit, slots, version],
      rows: writeRows(texts, { ...options, language, shown }),
    };
  });
}

interface RowOptions extends Options {
  language: Language;
  shown: Language[];
}

function* writeRows(
  texts: readonly ExchangedText[],
  { which, staffLanguage, language, shown }: RowOptions,
): Generator<string[]> {
  const { key, where, state, limit, slots, version, ...states } = heads[staffLanguage];
  const names = shown.map((source) => ownName[source]);
  yield [key, where, ...names, textHead(language), state, limit, slots, version];
  for (const text of texts) {
    const { now, needsLook, suppliedChanged } = text.languages[language];
    if (which === 'work' && !needsLook && !suppliedChanged) continue;
    const said = [
      ...(needsLook ? [states.needsLook] : []),
      ...(suppliedChanged ? [states.suppliedChanged] : []),
    ];
    yield [
      keyOf(text),
      text.where,
      ...shown.map((source) => text.languages[source].now),
      now,
      said.join(', '),
      String(text.rule.limit),
      text.rule.slots.join(' '),
      versionOf(text.languages[language]),
    ];
  }
}

export function keyOf({ page, path }: { page: string; path: string }): string {
  return `${page} ${path}`;
}

/**
 * The edition, for people, and a hash, by which `readImport` knows whether a line was touched and
 * whether the text has changed here in the meantime: a supplied text has no edition.
 */
function versionOf({ edition, now }: TextInLanguage): string {
  return `${edition ?? 0} ${shortHash(now)}`;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
