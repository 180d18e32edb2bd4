import { filmFile } from '#domain/films.ts';
import { artLanguage, type Language } from '#domain/language.ts';
import {
  languagesOfFilm,
  type OwnFilm,
  type SiteFilmName,
  siteFilmNames,
} from '#domain/own-film.ts';
import { pages } from '#domain/pages.ts';
import type { Database } from '../database/database.ts';
import { byName } from './content-rows.ts';
import { filmKey, filmPage, readOwnFilm } from './films.ts';
import { nameOf } from './supplied-texts.ts';

export interface SiteFilm {
  name: SiteFilmName;
  /** The loop of the home page has one for all. */
  language: Language;
  /** The page that shows it. */
  page: string;
  /** The addresses of the supplied one. */
  supplied: { film: string; poster: string };
  /** Null: the supplied one is shown. */
  published: OwnFilm | null;
  hasDraft: boolean;
  /** As it will be once the draft is published; null is the supplied one. */
  next: OwnFilm | null;
  edition: number | null;
  publishAt: number | null;
}

/** Every film of the public pages, as it is and as it will be. */
export async function listFilms({ db }: Pick<Database, 'db'>): Promise<SiteFilm[]> {
  const rows = byName(
    await db.selectFrom('site_content').selectAll().where('page', '=', filmPage).execute(),
  );
  const all = siteFilmNames.flatMap((name) =>
    languagesOfFilm(name).map((language) => ({ name, language })),
  );
  return all.map(({ name, language }) => {
    const row = rows.get(nameOf(filmKey(name, language)));
    return {
      name,
      language,
      page: pages[name === 'hero' ? 'home' : name].path,
      supplied: suppliedFiles(name, language),
      published: readOwnFilm(row?.published) ?? null,
      hasDraft: row !== undefined && row.draft !== null,
      next: readOwnFilm(row?.draft ?? row?.published) ?? null,
      edition: row?.edition ?? null,
      publishAt: row?.publish_at ?? null,
    };
  });
}

function suppliedFiles(name: SiteFilmName, language: Language): SiteFilm['supplied'] {
  if (name === 'hero') {
    return { film: '/art/films/hero.mp4', poster: '/art/stills/hero-480.webp' };
  }
  const film = filmFile(name, artLanguage[language], 'mp4');
  return { film, poster: `/art/films/${name}.jpg` };
}
