import type { Language } from '#domain/language.ts';
import { widthOf } from '#domain/site-text.ts';
import type { MarkedText } from '#domain/text-marks.ts';
import type { SuppliedTexts } from '#server/site/supplied-texts.ts';
import type { readMarkedPage } from '../reach/marked-page.ts';
import type { TriedText } from './try-in-page.ts';

/** Every text of this language that a page shows, and where words can be added to it. */
export function textsOnPage(
  { nodes }: ReturnType<typeof readMarkedPage>,
  language: Language,
  supplied: SuppliedTexts,
  mostOf: (name: string) => number,
): TriedText[] {
  const longest = new Map<MarkedText, TriedText['spots'][number]>();
  for (const [node, { pieces }] of nodes.entries()) {
    let end = 0;
    for (const { text, within } of pieces) {
      const spot = { node, from: end, to: end + text.trimEnd().length };
      end += text.length;
      const { text: inner } = within.at(-1) ?? {};
      const before = inner && longest.get(inner);
      if (!inner || text.trim() === '') continue;
      if (!before || before.to - before.from < spot.to - spot.from) longest.set(inner, spot);
    }
  }
  const byKey = Map.groupBy(longest, ([{ key, language }]) => `${language} ${key}`);
  return [...byKey.values()].flatMap((places) => {
    const [[text]] = places as [[MarkedText, unknown]];
    const place = supplied.places[text.key];
    if (!place || text.language !== language) return [];
    const name = `${place.page} ${place.path}`;
    const width = widthOf(supplied.find({ ...place, language }) ?? '');
    return [{ name, spots: places.map(([, spot]) => spot), width, most: mostOf(name) }];
  });
}
