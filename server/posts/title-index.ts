import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { DatabaseKind } from '../database/kind.ts';
import type { Schema } from '../database/schema.ts';

/** So many neighboring letters are looked up to find the rarest. */
const maxLookedUp = 16;
/** What more titles have is not rare: walking along the list finds a page of them sooner. */
const maxTitles = 4_000;
/** So many of the newest tell whether most titles have a text. */
const newest = 1_000;

/**
 * Which rows of a list may have the text in their title, by the index over neighboring letters;
 * undefined where that would not help, because the text is too short or too many titles have it.
 */
export function findCandidates(
  { db, kind }: { db: Kysely<Schema>; kind: DatabaseKind },
  language: Language,
  text: string,
): Promise<RawBuilder<SqlBool> | undefined> {
  return kind === 'sqlite' ? byThrees(db, language, text) : byPairs(db, language, text);
}

async function byThrees(db: Kysely<Schema>, language: Language, text: string) {
  const looked: { gram: string; count: number }[] = [];
  for (const gram of gramsOf(text, 3)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from
      (select rowid from listed_titles where listed_titles match ${quote(gram)} limit ${maxTitles})`.execute(
      db,
    );
    const count = rows[0]?.count ?? 0;
    looked.push({ gram, count });
    if (count === 0) break;
  }
  const rare = looked.sort((a, b) => a.count - b.count).slice(0, 3);
  if (!rare[0] || rare[0].count >= maxTitles) return undefined;
  const all = rare.map(({ gram }) => quote(gram)).join(' AND ');
  const letter = (at: number) => language.charCodeAt(at) - 97;
  // The plus keeps SQLite from walking along the list of this language instead.
  return sql<SqlBool>`+listed_posts.language = ${language} and listed_posts.mnum in (
    select rowid >> 10 from listed_titles
    where listed_titles match ${all} and rowid & 1023 = ${letter(0) * 26 + letter(1)})`;
}

/** The index gives all that match or nothing, so a look at the newest says first how many those are. */
async function byPairs(db: Kysely<Schema>, language: Language, text: string) {
  const pairs = gramsOf(text, 2);
  if (pairs.length === 0) return undefined;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select title from listed_posts where language = ${language}
    order by reg_date desc, mnum desc limit ${newest}
  ) as looked where strpos(title, ${text}) > 0`.execute(db);
  if ((rows[0]?.count ?? 0) > newest / 100) return undefined;
  return sql<SqlBool>`listed_posts.language = ${language}
    and title_pairs(listed_posts.title) @> ${pairs}::text[]`;
}

/** Evenly from the whole text; whole letters, as both databases count them. */
function gramsOf(text: string, length: number): string[] {
  const letters = [...text];
  const all = letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''));
  const distinct = [...new Set(all)];
  const step = Math.max(1, distinct.length / maxLookedUp);
  return distinct.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function quote(gram: string): string {
  return `"${gram.replaceAll('"', '""')}"`;
}
