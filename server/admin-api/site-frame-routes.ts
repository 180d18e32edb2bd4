import { isLanguage } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { mayEditSite } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { findStage, stageList } from '../site/stages.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

const longestQuery = 100;

/** Where the site says what, and its pages with all drafts, for the frame in which they are changed. */
export function siteFrameRoutes({ showEditable, search }: AdminContext) {
  return [
    route('GET /site/search', { permission: mayEditSite }, async ({ query }) => {
      const asked = (query('q') ?? '').trim();
      if (asked === '' || asked.length > longestQuery) {
        return problem('invalid', 'Search for 1 to 100 characters.', { fields: { q: 'length' } });
      }
      return search(asked);
    }),

    route('GET /site/frame', { permission: mayEditSite }, async ({ query }) => {
      const language = query('language');
      const path = query('path') ?? '/';
      const isKnown = (pagePaths as readonly string[]).includes(path) || path === notFoundPath;
      if (!isLanguage(language) || !isKnown) return problem('not-found', 'There is no such page.');
      const name = query('stage');
      const stage = name === undefined ? undefined : findStage(name);
      if (name !== undefined && !stage) return problem('not-found', 'There is no such stage.');
      return showEditable({ path, language, stage });
    }),

    route('GET /site/stages', { permission: mayEditSite }, async () => ({ stages: stageList })),
  ];
}

/** Stands for every address that does not exist. */
const notFoundPath = '/not/found';
