import type { Content } from './content.ts';

type Row = Content['tables'][string][number];

/** What may differ, each with its reason; everything else is a fault. */
export interface Allowed {
  /** Columns of a row that hold the moment at which the same thing was done again. */
  columns?: (table: string, row: Row) => string[];
  /** Rows that each may have for itself. */
  rows?: (table: string, row: Row) => boolean;
  /** Files that only the first of the two has. */
  files?: (name: string) => boolean;
}

/** A step is applied anew where a database is made anew. */
const always = (table: string) => (table === 'applied_migrations' ? ['applied_at'] : []);

/** Names whatever is not the same in both: rows, files byte by byte, search, tables themselves. */
export function differences(first: Content, second: Content, allowed: Allowed = {}): string[] {
  return [
    ...differentTables(first, second, allowed),
    ...differentEntries('file', withoutAllowedFiles(first, allowed), second.files),
    ...(JSON.stringify(first.searchable) === JSON.stringify(second.searchable)
      ? []
      : [`search knows ${first.searchable.length} and ${second.searchable.length} inquiries`]),
    ...(first.kind === second.kind ? differentLines('schema', first.schema, second.schema) : []),
  ];
}

function differentTables(first: Content, second: Content, allowed: Allowed): string[] {
  const names = new Set([...Object.keys(first.tables), ...Object.keys(second.tables)]);
  return [...names].flatMap((name) => {
    const line = (row: Row) => {
      const ignored = [...always(name), ...(allowed.columns?.(name, row) ?? [])];
      return JSON.stringify(row, (key, value) => (ignored.includes(key) ? undefined : value));
    };
    const lines = (content: Content) =>
      (content.tables[name] ?? []).filter((row) => !allowed.rows?.(name, row)).map(line);
    return differentLines(name, lines(first), lines(second));
  });
}

function differentLines(name: string, first: string[], second: string[]): string[] {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const only = (lines: string[], others: Set<string>, which: string) =>
    lines.filter((line) => !others.has(line)).map((line) => `${name} only ${which}: ${line}`);
  const counts =
    first.length === second.length ? [] : [`${name}: ${first.length}, ${second.length}`];
  return [...counts, ...only(first, inSecond, 'here'), ...only(second, inFirst, 'there')];
}

function withoutAllowedFiles({ files }: Content, allowed: Allowed): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !allowed.files?.(name)));
}

function differentEntries(
  what: string,
  first: Record<string, string>,
  second: Record<string, string>,
): string[] {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names]
    .filter((name) => first[name] !== second[name])
    .map((name) => `${what} ${name}: ${first[name] ?? 'missing'} and ${second[name] ?? 'missing'}`);
}
