import { missingFacts, missingWords } from '#domain/case.ts';
import type { TextKey } from '#domain/site-text.ts';
import { caseFactsPage, casePage, readCaseFacts, readCaseWords } from './cases.ts';

/** Whether visitors may see this value: what may wait as a draft can lack anything. */
export function isReadyCase({ page }: TextKey, value: string): boolean {
  const facts = page === caseFactsPage ? readCaseFacts(value) : undefined;
  const words = page === casePage ? readCaseWords(value) : undefined;
  if (facts) return missingFacts(facts).length === 0;
  return !words || missingWords(words).length === 0;
}
