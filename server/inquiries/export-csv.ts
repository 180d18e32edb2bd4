/** As Korean Excel opens it: with a byte order mark, and nothing that it would take for a formula. */
export async function* writeCsv(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`;
}

export function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
