import { keyOfPostFile } from '../posts/files/post-files.ts';
import { storedLogos } from '../settings/company.ts';
import { filesOfValue } from '../site/own-files.ts';
import type { Row } from './snapshot.ts';

/** What must lie in the stores for this row of that table, as `files/<key>` or `pictures/<key>`. */
export function filesKnownTo(table: string, row: Row): string[] {
  // The content of an infected file was removed.
  if (table === 'files') return row.scan_result === 'infected' ? [] : [`files/${row.id}`];
  // What was shown once can be restored, so former files are kept as well.
  if (table === 'site_content') return filesOfMedia(row, [row.draft, row.published]);
  if (table === 'site_content_history') return filesOfMedia(row, [row.text]);
  if (table === 'settings') return filesOfSetting(row);
  // One that is not kept is still arriving, or about to go.
  if (table === 'post_files')
    return row.is_kept ? [`pictures/${keyOfPostFile(String(row.id))}`] : [];
  if (table !== 'pictures') return [];
  const widths: number[] = JSON.parse(String(row.widths));
  return [...widths.map((width) => `${width}.webp`), 'card.jpg'].map(
    (suffix) => `pictures/${row.hash}-${suffix}`,
  );
}

function filesOfSetting({ key, value }: Row): string[] {
  if (key !== 'company') return [];
  return storedLogos(JSON.parse(String(value))).map((file) => `pictures/${file}`);
}

function filesOfMedia({ page, path }: Row, values: unknown[]): string[] {
  const key = { page: String(page), path: String(path) };
  const given = values.filter((value) => typeof value === 'string');
  return given.flatMap((value) => filesOfValue(key, value)).map((file) => `pictures/${file}`);
}
