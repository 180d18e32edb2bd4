import type { Row } from './snapshot.ts';

/** What must lie in the stores for this row of that table, as `files/<key>` or `pictures/<key>`. */
export function filesKnownTo(table: string, row: Row): string[] {
  // The content of an infected file was removed.
  if (table === 'files') return row.scan_result === 'infected' ? [] : [`files/${row.id}`];
  if (table !== 'pictures') return [];
  const widths: number[] = JSON.parse(String(row.widths));
  return [...widths.map((width) => `${width}.webp`), 'card.jpg'].map(
    (suffix) => `pictures/${row.hash}-${suffix}`,
  );
}
