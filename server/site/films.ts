import { z } from 'zod';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';
import { isSiteFilm, type OwnFilm, type SiteFilmName } from '#domain/own-film.ts';
import type { TextKey } from '#domain/site-text.ts';

/** They live among the texts, under a page that no file of texts can have. */
export const filmPage = '@film';

/** The loop of the home page is one for all languages, and the column must have one. */
export function filmKey(name: SiteFilmName, language: Language): TextKey {
  return { page: filmPage, path: name, language: name === 'hero' ? defaultLanguage : language };
}

export function isFilm({ page, path, language }: TextKey): boolean {
  return page === filmPage && isSiteFilm(path, language);
}

export const filmHash = z.string().regex(/^[0-9a-f]{32}$/);
export const posterFile = z.string().regex(/^[0-9a-f]{32}-poster\.(?:jpg|png)$/);
export const captionHashes = z.partialRecord(z.enum(languages), filmHash);

const pixels = z.int().min(1).max(16_000);

const ownFilm: z.ZodType<OwnFilm> = z.strictObject({
  hash: filmHash,
  bytes: z.int().min(1),
  seconds: z.number().min(0.1).max(86_400),
  width: pixels,
  height: pixels,
  hasSound: z.boolean(),
  since: z.iso.date(),
  poster: posterFile.nullable(),
  captions: captionHashes,
});

/** Undefined for what is none; empty is the supplied film. */
export function readOwnFilm(value: string | null | undefined): OwnFilm | undefined {
  if (!value || value.length > 2_000) return undefined;
  try {
    return ownFilm.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}
