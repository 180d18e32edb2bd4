import { type Language, languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import type { TextKey } from '#domain/site-text.ts';
import { normalizeText } from '#domain/text.ts';
import { type Changes, readChanges } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { inPieces } from './content-rows.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';

const mostHits = 200;

interface TextHit extends TextKey {
  text: string;
  /** The pages that show it, by their paths. */
  shownOn: string[];
}

/** Found in a page, and no text of the site: a figure, a post, something from the settings. */
interface OtherHit {
  path: string;
  language: Language;
  text: string;
}

export interface SearchResult {
  texts: TextHit[];
  others: OtherHit[];
  /** There are more. */
  isCut: boolean;
}

interface Parts {
  database: Pick<Database, 'db'>;
  supplied: SuppliedTexts;
  /** The HTML of pages with all drafts, each text marked. */
  openMarked(): Promise<(path: string) => Promise<string>>;
}

interface ShownPage {
  path: string;
  language: Language;
  shown: ShownText[];
  /** Of the texts that it shows. */
  numbers: ReadonlySet<number>;
}

/** "Where do we say 99.92?": in all texts, and in all that the pages show besides. */
export function createSearch({ database, supplied, openMarked }: Parts) {
  let known: { changes: Changes; pages: Promise<ShownPage[]> } | undefined;

  /** All pages in all languages take a second or two, so they are kept until something changes. */
  async function readPages(): Promise<ShownPage[]> {
    const changes = await readChanges(database.db);
    const isSame = known && JSON.stringify(known.changes) === JSON.stringify(changes);
    if (known && isSame) return known.pages;
    const pages = showAll();
    known = { changes, pages };
    pages.catch(() => {
      known = undefined;
    });
    return pages;
  }

  async function showAll(): Promise<ShownPage[]> {
    const marked = await openMarked();
    const pages: ShownPage[] = [];
    for (const language of languages) {
      for (const path of pagePaths) {
        const shown = shownTexts(await marked(localize(path, language)));
        const numbers = new Set(shown.flatMap(({ keys }) => keys.map(({ key }) => key)));
        pages.push({ path, language, shown, numbers });
      }
    }
    return pages;
  }

  return async (query: string): Promise<SearchResult> => {
    const wanted = comparable(query);
    const pages = await readPages();
    const texts: TextHit[] = [];
    const others: OtherHit[] = [];
    for (const key of await readNow(database, supplied)) {
      if (!comparable(key.text).includes(wanted)) continue;
      const number = supplied.numberOf(key) ?? -1;
      const isShownOn = ({ language, numbers }: ShownPage) =>
        language === key.language && numbers.has(number);
      texts.push({ ...key, shownOn: pages.filter(isShownOn).map(({ path }) => path) });
      if (texts.length > mostHits) break;
    }
    for (const { path, language, shown } of pages) {
      for (const { text, keys } of shown) {
        if (keys.length > 0 || others.length > mostHits) continue;
        if (comparable(text).includes(wanted)) others.push({ path, language, text: text.trim() });
      }
    }
    return {
      texts: texts.slice(0, mostHits),
      others: others.slice(0, mostHits),
      isCut: texts.length > mostHits || others.length > mostHits,
    };
  };
}

/** Drafts before what is published, that before what is supplied. */
async function readNow({ db }: Pick<Database, 'db'>, supplied: SuppliedTexts) {
  const rows = await db
    .selectFrom('site_content')
    .select(['page', 'path', 'language'])
    .select(({ fn }) => fn.coalesce('draft', 'published').as('text'))
    .execute();
  const own = new Map(rows.map((row) => [nameOf(row), row.text]));
  const texts: (TextKey & { text: string })[] = [];
  await inPieces(supplied.places, (piece) => {
    for (const { page, path } of piece) {
      for (const language of languages) {
        const key = { page, path, language };
        texts.push({ ...key, text: own.get(nameOf(key)) ?? supplied.find(key) ?? '' });
      }
    }
  });
  return texts;
}

/** However it was typed: case, spaces that do not break, commas and points in figures. */
function comparable(text: string): string {
  return normalizeText(text, 'NFC')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/(?<=\d)[.,](?=\d)/g, '.')
    .trim();
}
