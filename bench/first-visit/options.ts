import { parseArgs } from 'node:util';
import { type Language, languages } from '#domain/language.ts';
import { type PageName, pages, postPath } from '#domain/pages.ts';
import { localize } from '../../domain/language.ts';
import { type SettingName, settings } from './settings.ts';

const parts = ['paints', 'again', 'navigation', 'interactions', 'frames', 'scripts'] as const;
export type Part = (typeof parts)[number];

/** The newest of the sample posts, the one that is written in every language. */
const samplePost = 14;

export type VisitedPage = PageName | 'post';
const pageNames = [...(Object.keys(pages) as PageName[]), 'post'] as const;

export interface Options {
  parts: readonly Part[];
  pages: readonly VisitedPage[];
  languages: readonly Language[];
  settings: readonly SettingName[];
  rounds: number;
}

export function readOptions(): Options {
  const list = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { parts: list, pages: list, languages: list, settings: list, rounds: list },
  });
  return {
    parts: chosen('parts', values.parts, parts),
    pages: chosen('pages', values.pages, pageNames),
    languages: chosen('languages', values.languages, languages),
    settings: chosen('settings', values.settings, Object.keys(settings) as SettingName[]),
    rounds: Number(values.rounds ?? 7),
  };
}

function chosen<Name extends string>(
  option: string,
  given: string | undefined,
  all: readonly Name[],
): readonly Name[] {
  if (given === undefined) return all;
  const names = given.split(',');
  const unknown = names.filter((name) => !all.includes(name as Name));
  if (unknown.length > 0) throw new Error(`--${option}: ${unknown} is not one of ${all}`);
  return names as Name[];
}

export function addressOf(page: VisitedPage, language: Language): string {
  if (page === 'post') return postPath(samplePost, language);
  return localize(pages[page].path, language);
}

/** Content pages are documents; the inquiry's steps run the router's client. */
export function isContentPage(page: VisitedPage): boolean {
  return !page.startsWith('step');
}
