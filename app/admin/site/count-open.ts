import { languages } from '#domain/language.ts';
import type { SiteOverview } from '#server/site/overview.ts';
import type { TextFilter } from './text-filters.ts';

/** What somebody should look at, and which texts of a page each number leads to. */
export const openStates = {
  drafts: 'drafts',
  scheduled: 'scheduled',
  needLook: 'look',
  suppliedChanged: 'supplied',
  notShown: 'hidden',
} as const satisfies Record<string, TextFilter>;

export type OpenState = keyof typeof openStates;
export const openStateNames = Object.keys(openStates) as OpenState[];

export type OpenCounts = Record<OpenState, number>;

/** Of the whole site, or of those pages that somebody may publish. */
export function countOpen(
  { pages, others }: Pick<SiteOverview, 'pages' | 'others'>,
  isCounted: (page: string) => boolean = () => true,
): OpenCounts {
  const counts = { drafts: 0, scheduled: 0, needLook: 0, suppliedChanged: 0, notShown: 0 };
  const all: Partial<OpenCounts>[] = [
    ...pages
      .filter(({ page }) => isCounted(page))
      .flatMap((page) => languages.map((language) => page.languages[language])),
    ...others.filter(({ page }) => isCounted(page)),
  ];
  for (const some of all) {
    for (const state of openStateNames) counts[state] += some[state] ?? 0;
  }
  return counts;
}
