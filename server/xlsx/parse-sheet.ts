import { UnreadableXlsx, type XlsxParts, type XmlReader } from './open-parts.ts';

const maxSharedTexts = 200_000;
/** Further columns are left out: a cell far to the right would make each row as long. */
const maxColumns = 64;
const maxRows = 10_000;
/** Empty ones too. */
const maxCells = 1_000_000;
/** A cell holds 32,767 letters, each of which may be written as `_x0041_`. */
const longestCell = 7 * 32_767;
/** A few cells may name one long text a million times. */
const maxLetters = 10_000_000;

export interface SheetRow {
  /** As the spreadsheet program numbers it. */
  line: number;
  cells: string[];
}

/** What may still be read, over all sheets of a file. */
export interface RowBudget {
  rows: number;
  cells: number;
  letters: number;
}

export function openBudget(): RowBudget {
  return { rows: maxRows, cells: maxCells, letters: maxLetters };
}

/**
 * Gathers the text in `<t>`, in one piece or in runs of different looks. How Chinese characters
 * are pronounced (`<rPh>`) stands beside them in the same way and is not part of the text.
 */
function gatherText() {
  let text = '';
  let isText = false;
  let isSpoken = false;
  return {
    open(name: string) {
      if (name === 'rPh') isSpoken = true;
      if (name === 't') isText = !isSpoken;
    },
    text(piece: string) {
      if (isText) text = addTo(text, piece);
    },
    close(name: string) {
      if (name === 'rPh') isSpoken = false;
      if (name === 't') isText = false;
    },
    take(): string {
      const taken = unescapeText(text);
      text = '';
      return taken;
    },
  };
}

function addTo(text: string, piece: string): string {
  if (text.length + piece.length > longestCell) throw new UnreadableXlsx('too-large');
  return text + piece;
}

/** Workbooks write as `_x000D_` what XML cannot carry; line ends become one kind. */
function unescapeText(text: string): string {
  return text
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\r\n?/g, '\n');
}

/** Texts that cells name by their number: Excel, LibreOffice and Google write all texts so. */
export async function readSharedTexts(parts: XlsxParts, path: string): Promise<string[]> {
  const texts: string[] = [];
  const gathered = gatherText();
  await parts.read(path, {
    ...gathered,
    close(name) {
      gathered.close(name);
      if (name !== 'si') return;
      if (texts.length === maxSharedTexts) throw new UnreadableXlsx('too-large');
      texts.push(gathered.take());
    },
  });
  return texts;
}

/** The rows that say something. */
export async function readRows(
  parts: XlsxParts,
  path: string,
  options: { sharedTexts: string[]; budget: RowBudget },
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  await parts.read(path, readSheet({ ...options, found: (row) => rows.push(row) }));
  return rows;
}

interface Options {
  sharedTexts: string[];
  budget: RowBudget;
  found(row: SheetRow): void;
}

function readSheet({ sharedTexts, budget, found }: Options): XmlReader {
  const gathered = gatherText();
  let row: SheetRow = { line: 0, cells: [] };
  let column = -1;
  let type = '';
  let value = '';
  let isValue = false;

  function closeCell() {
    const inline = gathered.take();
    const text = type === 'inlineStr' ? inline : textOf(type, value, sharedTexts);
    if (text === '' || column >= maxColumns) return;
    budget.letters -= text.length;
    if (budget.letters < 0) throw new UnreadableXlsx('too-large');
    while (row.cells.length <= column) row.cells.push('');
    row.cells[column] = text;
  }

  function closeRow() {
    if (row.cells.length === 0) return;
    budget.rows -= 1;
    if (budget.rows < 0) throw new UnreadableXlsx('too-many-rows');
    found(row);
  }

  return {
    open(name, attributes) {
      gathered.open(name);
      if (name === 'row') {
        row = { line: numberOf(attributes.r) ?? row.line + 1, cells: [] };
        column = -1;
      }
      if (name === 'c') {
        budget.cells -= 1;
        if (budget.cells < 0) throw new UnreadableXlsx('too-large');
        column = columnOf(attributes.r) ?? column + 1;
        type = attributes.t ?? '';
        value = '';
      }
      isValue = name === 'v';
    },
    text(piece) {
      gathered.text(piece);
      if (isValue) value = addTo(value, piece);
    },
    close(name) {
      gathered.close(name);
      isValue = false;
      if (name === 'c') closeCell();
      if (name === 'row') closeRow();
    },
  };
}

/** As the spreadsheet program shows it, but for the formats of numbers. */
function textOf(type: string, value: string, sharedTexts: string[]): string {
  switch (type) {
    case 's': {
      const text = sharedTexts[Number(value)];
      if (text === undefined) throw new UnreadableXlsx('broken');
      return text;
    }
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE';
    case '':
    case 'n':
      return value.trim() === '' ? '' : plainNumber(value);
    default:
      return unescapeText(value);
  }
}

/** `1.0E3` is 1000. */
function plainNumber(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
}

function numberOf(text: string | undefined): number | undefined {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** `C5` is in the column 2; a cell without a place stands beside the one before it. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(place ?? '')?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
