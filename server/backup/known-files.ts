import { ownFiles } from '#domain/own-picture.ts';
import { picturePage, readOwnPicture } from '../site/pictures.ts';
import type { Row } from './snapshot.ts';

/** What must lie in the stores for this row of that table, as `files/<key>` or `pictures/<key>`. */
export function filesKnownTo(table: string, row: Row): string[] {
  // The content of an infected file was removed.
  if (table === 'files') return row.scan_result === 'infected' ? [] : [`files/${row.id}`];
  // What was shown once can be restored, so former pictures are kept as well.
  if (table === 'site_content') return filesOfPictures(row, [row.draft, row.published]);
  if (table === 'site_content_history') return filesOfPictures(row, [row.text]);
  if (table !== 'pictures') return [];
  const widths: number[] = JSON.parse(String(row.widths));
  return [...widths.map((width) => `${width}.webp`), 'card.jpg'].map(
    (suffix) => `pictures/${row.hash}-${suffix}`,
  );
}

function filesOfPictures({ page }: Row, values: unknown[]): string[] {
  if (page !== picturePage) return [];
  const files = values.flatMap((value) => {
    const picture = typeof value === 'string' ? readOwnPicture(value) : undefined;
    return picture ? ownFiles(picture) : [];
  });
  return files.map((file) => `pictures/${file}`);
}
