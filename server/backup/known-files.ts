import { filesOfFilm } from '#domain/own-film.ts';
import { ownFiles } from '#domain/own-picture.ts';
import { storedLogos } from '../settings/company.ts';
import { filmPage, readOwnFilm } from '../site/films.ts';
import { picturePage, readOwnPicture } from '../site/pictures.ts';
import type { Row } from './snapshot.ts';

/** What must lie in the stores for this row of that table, as `files/<key>` or `pictures/<key>`. */
export function filesKnownTo(table: string, row: Row): string[] {
  // The content of an infected file was removed.
  if (table === 'files') return row.scan_result === 'infected' ? [] : [`files/${row.id}`];
  // What was shown once can be restored, so former pictures and films are kept as well.
  if (table === 'site_content') return filesOfMedia(row, [row.draft, row.published]);
  if (table === 'site_content_history') return filesOfMedia(row, [row.text]);
  if (table === 'settings') return filesOfSetting(row);
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

function filesOfMedia({ page }: Row, values: unknown[]): string[] {
  const files = values.flatMap((value) => (typeof value === 'string' ? filesOf(page, value) : []));
  return files.map((file) => `pictures/${file}`);
}

function filesOf(page: unknown, value: string): string[] {
  const picture = page === picturePage ? readOwnPicture(value) : undefined;
  const film = page === filmPage ? readOwnFilm(value) : undefined;
  return [...(picture ? ownFiles(picture) : []), ...(film ? filesOfFilm(film) : [])];
}
