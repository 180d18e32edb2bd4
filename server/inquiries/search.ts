import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { phoneKey } from '#domain/contact-keys.ts';
import { normalizeText } from '#domain/text.ts';
import type { Database, Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import type { InquiryRow } from './schema.ts';

/**
 * Finds any two neighboring letters, so that a Korean word of two syllables is found wherever it
 * stands. Each pair becomes a token of plain hexadecimal digits, which the full-text indexes of
 * both databases keep as it is.
 */

type Searched = Pick<
  InquiryRow,
  'reference' | 'name' | 'company_name' | 'email' | 'phone_number' | 'detail'
>;

/**
 * Each letter is a token, and SQLite indexes in the thread that answers everybody: twenty thousand
 * would hold it up noticeably. Of a longer text the first five pages are found.
 */
const maxIndexedLength = 8_000;

/** Fewer digits are in too many texts to be somebody's number. */
const minPhoneDigits = 4;

const code = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, '0');

/** Cut after it: one letter of another script may become eighteen, and each of them a token. */
function normalise(text: string): string {
  const plain = normalizeText(text, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return plain.slice(0, maxIndexedLength);
}

/** What is searched, one field a line; a telephone number also without its dashes. */
function searchedText(row: Searched): string {
  const { reference, name, company_name, email, phone_number, detail } = row;
  const digits = phone_number.replace(/\D/g, '');
  return [reference, name, company_name, email, phone_number, digits, detail]
    .map(normalise)
    .join('\n');
}

function gramsOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((field) =>
      Array.from(
        { length: field.length },
        (_, at) =>
          `x${code(field.charAt(at))}${at + 1 < field.length ? code(field.charAt(at + 1)) : '0000'}`,
      ),
    );
}

/** In the transaction that stores the inquiry. */
export async function indexInquiry(
  trx: Trx,
  kind: DatabaseKind,
  number: number,
  row: Searched,
): Promise<void> {
  const text = searchedText(row);
  const grams = gramsOf(text);
  if (kind === 'sqlite') {
    // Each field ends with a token that no phrase contains, so none reaches over into the next.
    await sql`insert into inquiry_search (rowid, grams) values (${number}, ${grams.join(' ')})`.execute(
      trx,
    );
    return;
  }
  await sql`insert into inquiry_search (number, text, grams)
    values (${number}, ${text}, array_to_tsvector(${[...new Set(grams)]}::text[]))`.execute(trx);
}

/** Part of erasing an inquiry: its words go from the index as well. */
export async function removeFromSearch(
  trx: Trx,
  kind: DatabaseKind,
  inquiryId: string,
): Promise<void> {
  const key = kind === 'sqlite' ? sql.ref('rowid') : sql.ref('number');
  await sql`delete from inquiry_search where ${key} =
    (select number from inquiries where id = ${inquiryId})`.execute(trx);
}

/** For a database whose inquiries came another way than through `submitInquiry`. */
export async function rebuildSearch({ db, kind, write }: Database): Promise<void> {
  await write((trx) => sql`delete from inquiry_search`.execute(trx));
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('inquiries')
      .selectAll()
      .where('number', '>', after)
      .where('erased_at', 'is', null)
      .orderBy('number')
      .limit(500)
      .execute();
    const last = rows.at(-1);
    if (!last) break;
    await write(async (trx) => {
      for (const row of rows) await indexInquiry(trx, kind, row.number, row);
    });
    after = last.number;
  }
  await chooseSamples({ db, kind });
}

/** From here on a pair that PostgreSQL takes for common is in dozens of inquiries. */
const manyInquiries = 10_000;

/**
 * To plan a search among many inquiries, PostgreSQL has to know which pairs of letters are common.
 * Among few, its samples would be the letters of single people, and outlive their erasure.
 */
export async function chooseSamples({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (kind === 'sqlite') return;
  const { rows } = await sql<{ areMany: boolean; areSampled: boolean }>`
    select attstattarget is distinct from 0 as "areSampled",
      (select count(*) from (select from inquiry_search limit ${manyInquiries}) as counted)
        = ${manyInquiries} as "areMany"
    from pg_attribute where attrelid = 'inquiry_search'::regclass and attname = 'grams'`.execute(
    db,
  );
  const [{ areMany, areSampled } = { areMany: false, areSampled: false }] = rows;
  if (areMany === areSampled) return;
  await sql`alter table inquiry_search alter column grams
    set statistics ${sql.lit(areMany ? -1 : 0)}`.execute(db);
}

/** The words of inquiries as a table to read from, newest first, and what holds for those found. */
export interface Match {
  from: RawBuilder<unknown>;
  number: RawBuilder<number>;
  where: RawBuilder<SqlBool>;
}

const date = /^(?:19|20)\d\d[-.]\d\d?(?:[-.]\d\d?)?$/;

/**
 * What is looked for. Of a telephone number the digits, which are indexed however it was written;
 * of a whole one those that it has with and without its country code.
 */
function wantedText(wanted: string): string {
  const text = normalise(wanted);
  if (!/^\+?[\d\s().-]+$/.test(text) || date.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  return phoneKey(text) || (/^[0+(]/.test(text) && digits.length >= minPhoneDigits ? digits : text);
}

export function searchClause(kind: DatabaseKind, wanted: string): Match | undefined {
  const text = wantedText(wanted);
  if (!text) return undefined;
  const isLetter = text.length === 1;
  const tokens = isLetter ? [`x${code(text)}`] : gramsOf(text).slice(0, -1);
  if (kind === 'sqlite') {
    const phrase = isLetter ? `${tokens[0]}*` : `"${tokens.join(' ')}"`;
    return {
      // In this order: SQLite steps through the words found, and stops when a page is full. Whether
      // the rest of the filter holds it reads from the index; the rows themselves are long.
      from: sql`inquiry_search cross join inquiries indexed by inquiries_listed
        on inquiries.number = inquiry_search.rowid`,
      number: sql`inquiry_search.rowid`,
      where: sql`inquiry_search match ${phrase}`,
    };
  }
  const all = isLetter ? `${tokens[0]}:*` : [...new Set(tokens)].join(' & ');
  return {
    from: sql`inquiry_search join inquiries on inquiries.number = inquiry_search.number`,
    number: sql`inquiry_search.number`,
    where: sql`grams @@ ${all}::tsquery and strpos(text, ${text}) > 0`,
  };
}
