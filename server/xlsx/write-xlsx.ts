import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { day, seoulOffset } from '#domain/seoul.ts';
import { escapeXml } from '../escape.ts';
import { workbookParts } from './workbook-parts.ts';

/** A text, or a moment, which becomes a real date in the company's own time. */
export type Cell = string | { time: number };

export interface SheetToWrite {
  /** At most 31 characters, and none of `[]:*?/\`. */
  name: string;
  /** Of the columns, in letters; long texts are then broken into lines, unless it is a list. */
  widths?: readonly number[];
  /** One line per row, and filters in the head. */
  isList?: boolean;
  /** The first one is the head, which stays in view. */
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
}

/** Every cell is plain text or a date and never a formula; written as it is read, whatever its length. */
export function writeXlsx(sheets: readonly SheetToWrite[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const parts = workbookParts(sheets.map(({ name }) => name));
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
  for (const [at, sheet] of sheets.entries()) {
    const source = Readable.from(writeSheet(sheet));
    // yazl adds no error listener to it: without one, an error would end the process.
    source.on('error', (error) => output.destroy(error));
    // When the client disconnects, the rest of the rows need not be read.
    output.on('close', () => source.destroy());
    zip.addReadStream(source, `xl/worksheets/sheet${at + 1}.xml`);
  }
  zip.on('error', (error) => output.destroy(error as Error));
  zip.end();
  return output;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const frozenHead =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

/** Places in the styles of `workbook-parts.ts`. */
const headStyle = ' s="1"';
const wrappedStyle = ' s="2"';
const timeStyle = ' s="3"';
const lineStyle = ' s="4"';

async function* writeSheet({ widths, isList, rows }: SheetToWrite): AsyncGenerator<string> {
  const columns = (widths ?? []).map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}">${frozenHead}`;
  if (columns.length > 0) yield `<cols>${columns.join('')}</cols>`;
  yield '<sheetData>';
  let style = headStyle;
  let lines = 0;
  let last = 'A';
  for await (const row of rows) {
    yield `<row>${row.map((cell) => writeCell(cell, style)).join('')}</row>`;
    if (lines === 0) last = columnName(row.length);
    style = isList ? lineStyle : widths ? wrappedStyle : '';
    lines += 1;
  }
  yield '</sheetData>';
  if (isList && lines > 0) yield `<autoFilter ref="A1:${last}${lines}"/>`;
  yield '</worksheet>';
}

/** `AB` for the 28th. */
function columnName(number: number): string {
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? columnName(Math.floor((number - 1) / 26)) + letter : letter;
}

/** Days since the end of 1899, as spreadsheets count them. */
const serialOf = (time: number) => (time + seoulOffset) / day + 25_569;

/** A cell holds 32,767 characters at most; a longer detail is cut and says so. */
function writeCell(cell: Cell, style: string): string {
  if (typeof cell !== 'string') return `<c${timeStyle}><v>${serialOf(cell.time)}</v></c>`;
  const fitting = cell.length > 32_000 ? `${cell.slice(0, 32_000)} …` : cell;
  // `_x0041_` is how workbooks write an A: an underscore that would be read so is written so itself.
  const written = escapeXml(fitting).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
}
