/** What begins a formula, in full width too: East Asian versions of Excel take it for the same. */
const formula = /^(?:[\t\r\n]|[\s\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/** A telephone number, of which Excel would make a number without its zero, a sum, or a date. */
const telephone = /^(?:\+\d|0)[\d ().-]*$/;

/** By it Excel knows that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** As Korean Excel opens it: nothing that it would take for a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // A formula that is this very text; the pattern lets nothing through that could end it.
  if (telephone.test(value)) return `"=""${value}"""`;
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
