import { type Figure, reductionOf, type Unit, units } from './evidence.ts';
import { isFigure } from './evidence-rules.ts';
import type { Language } from './language.ts';
import type { PostPicture } from './post.ts';

/** What a place is used for. */
export const caseKinds = [
  'office',
  'home',
  'school',
  'daycare',
  'hospital',
  'hotel',
  'restaurant',
  'shop',
  'factory',
  'vehicle',
  'public',
  'farm',
  'other',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** The product pages that a case can belong to, by their names. */
export const caseFields = ['air', 'multi', 'fresh', 'water', 'build'] as const;
export type CaseField = (typeof caseFields)[number];

export const caseUnits = ['%', ...units] as const;
export type CaseUnit = Unit | '%';

/** Texts, since digits are part of the result; empty while nobody has typed them. */
export interface CaseFigure {
  /** By which its name is found in each language. */
  key: string;
  unit: CaseUnit;
  /** Empty where only one figure was measured. */
  before: string;
  after: string;
}

/** What of a case is the same in every language; a draft may lack anything. */
export interface CaseFacts {
  slug: string;
  /** Those under which it was public before: they lead to it. */
  formerSlugs: string[];
  kind: CaseKind;
  field: CaseField;
  /** Null while it is not given. */
  year: number | null;
  before: PostPicture | null;
  after: PostPicture | null;
  figures: CaseFigure[];
}

/** What a case says in one language; each text may be empty in a draft. */
export interface CaseWords {
  place: string;
  city: string;
  coated: string;
  /** Paragraphs, separated by empty lines. */
  result: string;
  quotation: string;
  /** Whose words they are. */
  quoted: string;
  /** What the pictures show. */
  beforeAlt: string;
  afterAlt: string;
  /** The names of the figures, by their keys. */
  figures: Record<string, string>;
}

/** In characters. */
export const caseLimits = {
  slug: 60,
  place: 80,
  city: 60,
  coated: 160,
  result: 2000,
  quotation: 400,
  quoted: 100,
  alt: 300,
  figure: 80,
  figures: 6,
};

export const caseYears = { first: 2000, last: 2100 };

export const emptyFacts: CaseFacts = {
  slug: '',
  formerSlugs: [],
  kind: 'office',
  field: 'air',
  year: null,
  before: null,
  after: null,
  figures: [],
};

export const emptyWords: CaseWords = {
  place: '',
  city: '',
  coated: '',
  result: '',
  quotation: '',
  quoted: '',
  beforeAlt: '',
  afterAlt: '',
  figures: {},
};

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isCaseSlug(slug: string): boolean {
  return slug.length <= caseLimits.slug && slugPattern.test(slug);
}

/** A readable address from a name in Latin letters; empty where nothing of it is one. */
export function suggestSlug(name: string): string {
  return name
    .slice(0, 4 * caseLimits.slug)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, caseLimits.slug)
    .replace(/^-|-$/g, '');
}

/** Ids begin with their time, so that the newest case is the largest. */
const idPattern = /^[a-z0-9]{12}$/;

export function isCaseId(id: string): boolean {
  return idPattern.test(id);
}

export type MissingFact = 'slug' | 'year' | 'after' | 'figures';

/** What a case still lacks before anybody may see it. */
export function missingFacts({ slug, year, after, figures }: CaseFacts): MissingFact[] {
  const missing: MissingFact[] = [];
  if (!isCaseSlug(slug)) missing.push('slug');
  if (year === null) missing.push('year');
  if (after === null) missing.push('after');
  if (!figures.every(isWhole)) missing.push('figures');
  return missing;
}

function isWhole({ before, after }: CaseFigure): boolean {
  return isFigure(after) && (before === '' || (isFigure(before) && Number(before) > 0));
}

export type MissingWord =
  | 'place'
  | 'city'
  | 'coated'
  | 'result'
  | 'quoted'
  | 'beforeAlt'
  | 'afterAlt'
  | 'figures';

/** The same of one language; where the facts are known, of all that they ask for. */
export function missingWords(words: CaseWords, facts?: CaseFacts): MissingWord[] {
  const required = ['place', 'city', 'coated', 'result', 'afterAlt'] as const;
  const missing: MissingWord[] = required.filter((name) => words[name] === '');
  if (words.quotation !== '' && words.quoted === '') missing.push('quoted');
  if (facts?.before && words.beforeAlt === '') missing.push('beforeAlt');
  if (facts?.figures.some(({ key }) => !words.figures[key])) missing.push('figures');
  return missing;
}

/** By how much a figure went down; undefined where it did not, or only one was measured. */
export function caseReduction({ before, after }: CaseFigure): Figure | undefined {
  if (!isFigure(before) || !isFigure(after) || Number(after) >= Number(before)) return undefined;
  return reductionOf(before, after);
}

/** A case as a reader of one language sees it. */
export interface ShownCase {
  id: string;
  facts: CaseFacts;
  words: CaseWords;
  /** The language of its words; another one than asked for when that is missing. */
  language: Language;
  /** The languages in which it can be read. */
  languages: Language[];
  /** Milliseconds since 1970 in UTC; 0 for what is not public yet. */
  updatedAt: number;
}

type FoundCase =
  | { kind: 'case'; case: ShownCase }
  /** It has another address now. */
  | { kind: 'moved'; slug: string };

/** Reads the cases as visitors are to see them. */
export interface ReadCases {
  /** In the order of the staff. */
  list(language: Language): ShownCase[];
  find(slug: string, language: Language): FoundCase | undefined;
}
