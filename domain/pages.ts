import type { InquiryTopic } from './inquiry-topic.ts';
import { type Language, localize } from './language.ts';

/** The four parts of the site that the banner's first dropdown lists, in its order. */
export const sections = ['about', 'product', 'media', 'contact'] as const;

export type Section = (typeof sections)[number];

interface PageEntry {
  path: string;
  section?: Section;
  /** What somebody who writes after reading this page most likely asks about. */
  topic?: InquiryTopic;
  /** False for pages that search engines should not show: the later steps of the form. */
  isIndexed?: false;
}

/** Every page with a fixed address, in the order of the specification's route table. */
export const pages = {
  home: { path: '/' },
  brand: { path: '/about/brand', section: 'about' },
  relationship: { path: '/about/relationship', section: 'about', topic: 'partnership' },
  price: { path: '/about/price', section: 'about' },
  noshine: { path: '/product/noshine', section: 'product', topic: 'noshine' },
  multi: { path: '/product/technical/multi', section: 'product', topic: 'multi' },
  fresh: { path: '/product/technical/fresh', section: 'product', topic: 'fresh' },
  air: { path: '/product/technical/air', section: 'product', topic: 'air' },
  water: { path: '/product/technical/water', section: 'product', topic: 'water' },
  build: { path: '/product/technical/build', section: 'product', topic: 'build' },
  redchec: { path: '/product/redchec', section: 'product', topic: 'redchec' },
  media: { path: '/media', section: 'media' },
  stepOne: { path: '/contact/stepOne', section: 'contact' },
  stepTwo: { path: '/contact/stepTwo', section: 'contact', isIndexed: false },
  stepThree: { path: '/contact/stepThree', section: 'contact', isIndexed: false },
  privacy: { path: '/privacy' },
  evidence: { path: '/evidence' },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof pages;

const entries: readonly PageEntry[] = Object.values(pages);

export const pagePaths: readonly string[] = /* @__PURE__ */ entries.map(({ path }) => path);

export const indexedPaths: readonly string[] = /* @__PURE__ */ entries.flatMap(
  ({ path, isIndexed = true }) => (isIndexed ? [path] : []),
);

/** `/about`, `/product` and `/contact` are no pages: they lead to the first one of their section. */
export function firstPathOf(section: Section): string {
  return entries.find((page) => page.section === section)?.path ?? '/';
}

export function sectionOf(path: string): Section | undefined {
  return sections.find((section) => path === `/${section}` || path.startsWith(`/${section}/`));
}

export function topicOfPage(path: string | undefined): InquiryTopic | undefined {
  return entries.find((page) => page.path === path)?.topic;
}

export function pagePath(name: PageName, language: Language): string {
  return localize(pages[name].path, language);
}

export function postPath(mnum: number, language: Language): string {
  return localize(`${pages.media.path}/${mnum}`, language);
}

/** Only there while there are cases to tell of, so no menu names it. */
export const casesPath = '/cases';

export function casePath(slug: string, language: Language): string {
  return localize(`${casesPath}/${slug}`, language);
}

/** Where every inquiry button leads; the form knows by itself which page its visitor comes from. */
export function inquiryPath(language: Language): string {
  return pagePath('stepOne', language);
}
