import { byteOrderMark, csvLine } from '#domain/csv.ts';
import type { TableData } from './FigureTable.tsx';

/** Saves a table as a file that Excel opens as it is. */
export function saveCsv(name: string, { columns, rows }: TableData): void {
  const text = byteOrderMark + [columns, ...rows].map(csvLine).join('');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
