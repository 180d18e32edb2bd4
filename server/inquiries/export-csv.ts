import { byteOrderMark, csvLine } from '#domain/csv.ts';
import { seoulTimeZone } from '#domain/seoul.ts';
import type { Cell } from '../xlsx/write-xlsx.ts';

const seoulTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: seoulTimeZone,
});

/** As Korean Excel opens it. */
export async function* writeCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const row of rows) yield csvLine(row.map(textOf));
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : seoulTime.format(cell.time);
}
