import type { Language } from '#domain/language.ts';
import type { OwnFilm, SiteFilmName } from '#domain/own-film.ts';
import { announceChange } from '#server/database/changes.ts';
import type { Database } from '#server/database/database.ts';
import { filmKey } from '#server/site/films.ts';
import { rowWithoutTexts } from '#server/site/write-drafts.ts';

/** A film whose hashes are of this letter; its files need not exist. */
export function ownFilm(letter: string, change: Partial<OwnFilm> = {}): OwnFilm {
  const hash = letter.repeat(32);
  return {
    hash,
    bytes: 1000,
    seconds: 12.4,
    width: 1920,
    height: 1080,
    hasSound: false,
    since: '2026-11-17',
    poster: `${hash}-poster.jpg`,
    captions: { ko: `${letter.repeat(31)}0` },
    ...change,
  };
}

/** Published, past the routes that ask for its files. */
export async function publishFilm(
  { write }: Database,
  [name, language]: [SiteFilmName, Language],
  film: OwnFilm,
): Promise<void> {
  await write(async (trx) => {
    const revision = await announceChange(trx, 'texts');
    const row = {
      ...rowWithoutTexts(filmKey(name, language)),
      updated_at: 1,
      updated_by: 'somebody',
    };
    await trx
      .insertInto('site_content')
      .values({ ...row, published: JSON.stringify(film), revision, edition: 1 })
      .execute();
  });
}
