import { seoulTimeZone } from '#domain/seoul.ts';
import type { Cell } from '../xlsx/write-xlsx.ts';

const seoulTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: seoulTimeZone,
});

/** As Korean Excel opens it: with a byte order mark, and nothing that it would take for a formula. */
export async function* writeCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`;
}

/** What begins a formula, in full width too: East Asian versions of Excel take it for the same. */
const formula = /^(?:[\t\r\n]|[\s\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** A telephone number, of which Excel would make a number without its zero, a sum, or a date. */
const telephone = /^(?:\+\d|0)[\d ().-]*$/;

export function csvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? cell : seoulTime.format(cell.time);
  // A formula that is this very text; the pattern lets nothing through that could end it.
  if (telephone.test(text)) return `"=""${text}"""`;
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
