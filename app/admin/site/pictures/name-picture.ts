import type { StaffLanguage } from '#domain/staff.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import type { AdminWords } from '../../words/words.tsx';
import { nameOfSupplied } from './picture-names.ts';

type Placed = Pick<SitePicture, 'pages' | 'isInMenu'>;
type Described = Pick<SitePicture, 'name' | 'next' | 'descriptions'>;
type Words = Pick<AdminWords, 'site' | 'sitePictures'>;

/** `/product/technical/air` shows the texts of `product-air`. */
export function nameOfPath(path: string, { site }: Words): string {
  const parts = path.split('/').filter((part) => part && part !== 'technical');
  return site.pages[parts.join('-') || 'home'] ?? path;
}

/** By what is on it; of an own picture only its description knows that. */
export function namePicture({ name, next, descriptions }: Described, language: StaffLanguage) {
  const own = next ? descriptions[language].now : '';
  return own || nameOfSupplied(name, language) || name;
}

/** The page that shows it first, and in how many places it is besides. */
export function placeOfPicture({ pages, isInMenu }: Placed, words: Words): string {
  const { menus, andMore } = words.sitePictures;
  const [first] = pages;
  if (first === undefined) return menus;
  const others = pages.length - 1 + Number(isInMenu);
  const page = nameOfPath(first, words);
  return others > 0 ? andMore(page, others) : page;
}
