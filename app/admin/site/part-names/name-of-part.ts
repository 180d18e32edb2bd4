import type { StaffLanguage } from '#domain/staff.ts';
import { frame } from './frame.ts';
import { homeAndAbout } from './home-and-about.ts';
import { inquiry } from './inquiry.ts';
import type { PartNames } from './part-names.ts';
import { postsAndCases } from './posts-and-cases.ts';
import { privacy } from './privacy.ts';
import { products } from './products.ts';
import { shared } from './shared.ts';

/** Not among the words of the back office, which everybody loads first. */
export const allNames = [frame, homeAndAbout, inquiry, postsAndCases, privacy, products, shared];

const names: PartNames = Object.assign({}, ...allNames);

export function nameOfPart(part: string, language: StaffLanguage): string | undefined {
  return names[part]?.[language === 'ko' ? 0 : 1];
}
