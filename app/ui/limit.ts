import type { Limit } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';

/** "below 1", "10 미만", "más de 60 %": the figure is already written in the visitor's language. */
export function formatLimit(
  { limit }: Pick<Limit, 'limit'>,
  figure: string,
  words: Record<Limit['limit'], string>,
): string {
  return fill(words[limit], { figure });
}
