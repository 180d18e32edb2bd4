import { defaultLanguage, localize } from '#domain/language.ts';
import { isPictureName } from '#domain/own-picture.ts';
import { pagePaths } from '#domain/pages.ts';
import type { PictureName } from '#domain/picture-files.ts';

export interface PicturePlaces {
  /** By their paths; the one that shows it nearest to its beginning comes first. */
  pages: string[];
  /** How many other pictures that first page shows before it. */
  before: number;
  isInMenu: boolean;
}

export type ReadPlaces = () => Promise<Map<PictureName, PicturePlaces>>;

/** In a page: every width. In a menu: the smallest file alone. */
const inPage = /srcset="\/art\/stills\/([a-z0-9-]+)-480\.avif /gi;
const inMenu = /src="\/art\/stills\/([a-z0-9-]+)-480\.webp"/g;

/**
 * Where the site shows which picture, read from its pages with the supplied ones. Nothing but a
 * release changes it much, so it is read once.
 */
export function readPicturePlaces(showSupplied: (path: string) => Promise<string>): ReadPlaces {
  let known: ReturnType<ReadPlaces> | undefined;

  async function readAll() {
    const places = new Map<PictureName, PicturePlaces>();
    const ranks = new Map<string, number>();
    const placeOf = (name: string) => {
      if (!isPictureName(name)) return undefined;
      const place = places.get(name) ?? { pages: [], before: 0, isInMenu: false };
      places.set(name, place);
      return place;
    };
    for (const path of pagePaths) {
      const html = await showSupplied(localize(path, defaultLanguage));
      const found = [...html.matchAll(inPage)].map(([, name = '']) => name.replace(/-phone$/, ''));
      for (const [rank, name] of [...new Set(found)].entries()) {
        placeOf(name)?.pages.push(path);
        ranks.set(`${name} ${path}`, rank);
      }
      for (const [, name = ''] of html.matchAll(inMenu)) {
        const place = placeOf(name);
        if (place) place.isInMenu = true;
      }
    }
    for (const [name, place] of places) {
      const rankOf = (path: string) => ranks.get(`${name} ${path}`) ?? 0;
      place.pages.sort((one, other) => rankOf(one) - rankOf(other));
      place.before = rankOf(place.pages[0] ?? '');
    }
    return places;
  }

  return () => {
    known ??= readAll().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
