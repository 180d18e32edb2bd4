import { useMemo } from 'react';
import { pages } from '#domain/pages.ts';
import { cardOfPath } from '#domain/sharing-cards.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useWords } from '../../words/words.tsx';

export interface Screen {
  /** A path, or the name of a stage. */
  value: string;
  label: string;
  path: string | null;
  stage?: string;
}

/** Every page, and what pages show only sometimes. */
export function useScreens() {
  const { site, siteFrame } = useWords();
  const { data } = useQuery('GET /site/stages');
  return useMemo(() => {
    const steps: Record<string, string> = siteFrame.steps;
    const ofPages = Object.entries(pages).map(([name, { path }]): Screen => {
      // A page's texts have the name of its sharing card.
      const file = site.pages[cardOfPath(path) ?? name] ?? name;
      return { value: path, path, label: steps[name] ?? file };
    });
    const ofStages = (data?.stages ?? []).map(
      ({ name, path }): Screen => ({
        ...{ value: name, path, stage: name },
        label: siteFrame.stages[name] ?? name,
      }),
    );
    const all = [...ofPages, ...ofStages];
    const groups = [
      { group: siteFrame.pagesGroup, items: ofPages },
      { group: siteFrame.stagesGroup, items: ofStages.filter(({ path }) => path !== null) },
      { group: siteFrame.othersGroup, items: ofStages.filter(({ path }) => path === null) },
    ].filter(({ items }) => items.length > 0);
    return {
      groups,
      /** Home where there is no such screen. */
      find: (wanted: string) => all.find(({ value }) => value === wanted) ?? (all[0] as Screen),
    };
  }, [site, siteFrame, data]);
}
