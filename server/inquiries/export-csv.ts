/** As Korean Excel opens it: with a byte order mark, and nothing that it would take for a formula. */
export async function* writeCsv(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`;
}

/** What begins a formula, in full width too: East Asian versions of Excel take it for the same. */
const formula = /^(?:[\t\r\n]|[\s\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

export function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
