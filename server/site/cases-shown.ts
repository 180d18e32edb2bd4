import {
  type CaseFacts,
  type CaseWords,
  emptyFacts,
  emptyWords,
  missingFacts,
  missingWords,
  type ReadCases,
  type ShownCase,
} from '#domain/case.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import {
  caseFactsPage,
  caseOrderPage,
  casePage,
  readCaseFacts,
  readCaseOrder,
  readCaseWords,
} from './cases.ts';

/** A row of one of the pages of cases. */
export interface CaseValue extends TextKey {
  value: string | null;
  at: number;
}

interface Known {
  facts?: CaseFacts;
  words: Partial<Record<Language, CaseWords>>;
  at: number;
}

interface Options {
  /**
   * For the frames of the back office: a case is found by its id as well, whatever it still lacks,
   * since its address may be one of those things.
   */
  hasUnfinished?: boolean;
}

/** What visitors see of the cases, from the values of all of them. */
export function showCases(
  values: Iterable<CaseValue>,
  { hasUnfinished = false }: Options = {},
): ReadCases {
  const { all, order } = collect(values);
  const ids = [...all.keys()].toSorted(byOrder(order));
  const shown = ids.flatMap((id) => {
    const found = all.get(id);
    return found?.facts && missingFacts(found.facts).length === 0
      ? [{ id, ...found, facts: found.facts }]
      : [];
  });

  /** As posts do: in another language rather than not at all. */
  function inLanguage(
    { id, facts, words, at }: { id: string; facts: CaseFacts } & Known,
    asked: Language,
  ): ShownCase | undefined {
    const readable = languages.filter((language) => {
      const own = words[language];
      return own && missingWords(own).length === 0;
    });
    const language = readable.includes(asked) ? asked : readable[0];
    const own = language && words[language];
    if (!own) return undefined;
    return { id, facts, words: own, language, languages: readable, updatedAt: at };
  }

  function unfinished(id: string, language: Language): ShownCase | undefined {
    const found = hasUnfinished ? all.get(id) : undefined;
    if (!found) return undefined;
    const { facts = emptyFacts, words, at } = found;
    const own = words[language] ?? emptyWords;
    return { id, facts, words: own, language, languages: [language], updatedAt: at };
  }

  const list = (language: Language) => shown.flatMap((one) => inLanguage(one, language) ?? []);
  return {
    list,
    find(slug, language) {
      const cases = list(language);
      const found = cases.find(({ facts }) => facts.slug === slug) ?? unfinished(slug, language);
      if (found) return { kind: 'case', case: found };
      const moved = cases.find(({ facts }) => facts.formerSlugs.includes(slug));
      return moved && { kind: 'moved', slug: moved.facts.slug };
    },
  };
}

function collect(values: Iterable<CaseValue>) {
  const all = new Map<string, Known>();
  let order: string[] = [];
  for (const { page, path, language, value, at } of values) {
    if (page === caseOrderPage) order = readCaseOrder(value) ?? [];
    const facts = page === caseFactsPage ? readCaseFacts(value) : undefined;
    const words = page === casePage ? readCaseWords(value) : undefined;
    if (!facts && !words) continue;
    const known = all.get(path) ?? { words: {}, at: 0 };
    if (facts) known.facts = facts;
    if (words) known.words[language] = words;
    known.at = Math.max(known.at, at);
    all.set(path, known);
  }
  return { all, order };
}

/** Those that nobody has moved come first, the newest before the others. */
export function byOrder(order: readonly string[]) {
  return (one: string, other: string): number => {
    const [first, second] = [order.indexOf(one), order.indexOf(other)];
    if (first === -1 && second === -1) return one < other ? 1 : -1;
    return first - second;
  };
}
