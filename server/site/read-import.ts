import { type Language, languages } from '#domain/language.ts';
import { checkSiteText, type TextError } from '#domain/site-text.ts';
import { defineTask, TaskTooLong, type WorkerPool } from '../worker-pool.ts';
import type { XlsxError } from '../xlsx/open-parts.ts';
import type { SheetRow } from '../xlsx/parse-sheet.ts';
import { type ReadSheet, readXlsx } from '../xlsx/read-xlsx.ts';
import { type ExchangedText, heads, keyOf, shortHash, textHead } from './export-texts.ts';

/** A line of the workbook that would change a text, or cannot. */
interface ImportedLine {
  sheet: string;
  line: number;
  /** As it stands in the workbook; `page` and `path` only where there is such a text. */
  key: string;
  page?: string;
  path?: string;
  language: Language;
  before: string;
  after: string;
  /** Of the text here, to be saved against. */
  edition: number | null;
  refused?: TextError[] | 'unknown-key' | 'changed-since' | 'repeated';
}

export type ReadImport =
  | { ok: true; lines: ImportedLine[] }
  | { ok: false; reason: XlsxError | 'no-texts' };

/** Compares a workbook with the texts as they are now; lines that change nothing are left out. */
export function readImport(
  sheets: readonly ReadSheet[],
  texts: readonly ExchangedText[],
): ReadImport {
  const known = new Map(texts.map((text) => [keyOf(text), text]));
  const seen = new Map<string, string>();
  const found = sheets.flatMap((sheet) => findColumns(sheet) ?? []);
  if (found.length === 0) return { ok: false, reason: 'no-texts' };
  const lines = found.flatMap(({ sheet, rows, columns }) =>
    rows.flatMap((row) => readLine(row, { sheet, columns, known, seen }) ?? []),
  );
  return { ok: true, lines };
}

interface Columns {
  key: number;
  text: number;
  /** -1 where somebody took it out. */
  version: number;
  language: Language;
}

/** Translators insert titles and columns, so the head is looked for. */
const lastHeadLine = 10;
const keyHeads: string[] = Object.values(heads).map(({ key }) => key);
const versionHeads: string[] = Object.values(heads).map(({ version }) => version);

function findColumns({ name, rows }: ReadSheet) {
  const at = rows.slice(0, lastHeadLine).findIndex(({ cells }) => keyIn(cells) >= 0);
  const cells = (rows[at]?.cells ?? []).map((cell) => cell.trim());
  const language = languages.find((one) => cells.includes(textHead(one)));
  if (!language) return undefined;
  const columns: Columns = {
    key: keyIn(cells),
    text: cells.indexOf(textHead(language)),
    version: cells.findIndex((cell) => versionHeads.includes(cell)),
    language,
  };
  return { sheet: name, rows: rows.slice(at + 1), columns };
}

function keyIn(cells: string[]): number {
  return cells.findIndex((cell) => keyHeads.includes(cell.trim()));
}

interface LineOptions {
  sheet: string;
  columns: Columns;
  known: ReadonlyMap<string, ExchangedText>;
  /** What earlier lines say of the same texts. */
  seen: Map<string, string>;
}

function readLine(row: SheetRow, options: LineOptions): ImportedLine | undefined {
  const { sheet, columns, known, seen } = options;
  const { language } = columns;
  const key = (row.cells[columns.key] ?? '').trim();
  const after = row.cells[columns.text] ?? '';
  const about = { sheet, line: row.line, key, language };
  const text = known.get(key);
  if (!text) {
    const isNote = key === '' && after.trim() === '';
    return isNote ? undefined : { ...about, ...unknown, after };
  }
  const { now, edition } = text.languages[language];
  const checked = checkSiteText(after, text.rule);
  const tidy = checked.ok ? checked.text : after;
  const exported = /^\d+ ([\da-f]{12})$/.exec(row.cells[columns.version]?.trim() ?? '')?.[1];
  const isUntouched = [after, tidy].some((one) => one === now || shortHash(one) === exported);
  const earlier = seen.get(`${language} ${key}`);
  if (isUntouched || earlier === tidy) return undefined;
  seen.set(`${language} ${key}`, tidy);
  const result = { ...about, page: text.page, path: text.path, before: now, after: tidy, edition };
  if (!checked.ok) return { ...result, refused: checked.errors };
  if (exported && exported !== shortHash(now)) return { ...result, refused: 'changed-since' };
  return earlier === undefined ? result : { ...result, refused: 'repeated' };
}

const unknown = { before: '', edition: null, refused: 'unknown-key' } as const;

interface ImportedFile {
  file: Uint8Array;
  texts: readonly ExchangedText[];
}

/** The task of a worker: unpacking and comparing may take seconds. */
export async function readImportedFile({ file, texts }: ImportedFile): Promise<ReadImport> {
  const read = await readXlsx(file);
  return read.ok ? readImport(read.sheets, texts) : read;
}

const task = defineTask<typeof readImportedFile>(new URL(import.meta.url), 'readImportedFile');

export async function importInPool(pool: WorkerPool, imported: ImportedFile): Promise<ReadImport> {
  try {
    return await pool.run(task, imported);
  } catch (error) {
    if (error instanceof TaskTooLong) return { ok: false, reason: 'too-large' };
    throw error;
  }
}
