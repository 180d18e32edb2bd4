import { useMemo } from 'react';
import { pages } from '#domain/pages.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useWords } from '../../words/words.tsx';

export interface Screen {
  /** A path, or the name of a stage. */
  value: string;
  label: string;
  path: string | null;
  stage?: string;
}

/** Files of texts whose names pages have. */
const fileOf: Record<keyof typeof pages, string> = {
  home: 'home',
  brand: 'about-brand',
  relationship: 'about-relationship',
  price: 'about-price',
  noshine: 'product-noshine',
  multi: 'product-multi',
  fresh: 'product-fresh',
  air: 'product-air',
  water: 'product-water',
  build: 'product-build',
  redchec: 'product-redchec',
  media: 'media',
  stepOne: 'contact',
  stepTwo: 'contact',
  stepThree: 'contact',
  privacy: 'privacy',
  evidence: 'evidence',
};

/** Every page, and what pages show only sometimes. */
export function useScreens() {
  const { site, siteFrame } = useWords();
  const { data } = useQuery('GET /site/stages');
  return useMemo(() => {
    const steps: Record<string, string> = siteFrame.steps;
    const ofPages = Object.entries(pages).map(([name, { path }]): Screen => {
      const file = site.pages[fileOf[name as keyof typeof pages]] ?? name;
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
