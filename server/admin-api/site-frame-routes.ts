import { isLanguage, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** A public page with all drafts and marked texts, for the frame in which they are changed. */
export function siteFrameRoutes({ showEditable }: AdminContext) {
  return [
    route('GET /site/frame', { permission: mayEditSite }, async ({ query }) => {
      const language = query('language');
      const path = query('path') ?? '/';
      const isKnown = (pagePaths as readonly string[]).includes(path) || path === notFoundPath;
      if (!isLanguage(language) || !isKnown) return problem('not-found', 'There is no such page.');
      return showEditable(localize(path, language));
    }),
  ];
}

/** Stands for every address that does not exist. */
const notFoundPath = '/not/found';
