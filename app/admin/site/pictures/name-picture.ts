import type { SitePicture } from '#server/site/pictures-list.ts';
import type { AdminWords } from '../../words/words.tsx';

type Placed = Pick<SitePicture, 'pages' | 'before' | 'isInMenu'>;
type Words = Pick<AdminWords, 'site' | 'sitePictures'>;

/** `/product/technical/air` shows the texts of `product-air`. */
export function nameOfPath(path: string, { site }: Words): string {
  const parts = path.split('/').filter((part) => part && part !== 'technical');
  return site.pages[parts.join('-') || 'home'] ?? path;
}

/** By where the site shows it first. */
export function namePicture({ pages: [first], before }: Placed, words: Words): string {
  const { sitePictures: texts } = words;
  if (first === undefined) return texts.menus;
  const place = before === 0 ? texts.firstScreen : texts.number(before + 1);
  return `${nameOfPath(first, words)} · ${place}`;
}

/** In how many places besides. */
export function countOtherPlaces({ pages, isInMenu }: Placed): number {
  return Math.max(0, pages.length + Number(isInMenu) - 1);
}
