import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { LegalFacts } from './facts.ts';

/** The words of the consent notice with every slot filled. */
export type ConsentText = Words['consent'];

export function writeConsent(
  words: Words['consent'],
  { company, days }: Pick<LegalFacts, 'company' | 'days'>,
): ConsentText {
  const values = { company, days };
  return {
    ...words,
    intro: fill(words.intro, values),
    points: words.points.map(({ term, text }) => ({ term, text: fill(text, values) })),
  };
}
