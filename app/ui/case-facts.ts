import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { type CaseFigure, caseReduction, type ShownCase } from '#domain/case.ts';
import type { Figure } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { casePath } from '#domain/pages.ts';
import type { PostPicture } from '#domain/post.ts';
import { formatFigure, formatPercent, formatUnit } from './format.ts';

/** What a card shows of a case, written in the language of the page. */
export interface CaseCardFacts {
  address: string;
  place: string;
  /** "어린이집 · 서울 · 2024" */
  about: string;
  /** The largest reduction, and of what. */
  reduction: string | undefined;
  picture: PostPicture | null;
  alt: string;
  /** The language of its words; undefined where it is the page's. */
  lang: Language | undefined;
}

type CardWords = Pick<Words['cases'], 'kinds' | 'reduction'>;

export function caseCard(
  { facts, words, language }: ShownCase,
  shown: { words: CardWords; language: Language },
): CaseCardFacts {
  return {
    address: casePath(facts.slug, shown.language),
    place: words.place,
    about: [shown.words.kinds[facts.kind], words.city, facts.year].filter(Boolean).join(' · '),
    reduction: largestReduction({ facts, words }, shown),
    picture: facts.after,
    alt: words.afterAlt,
    lang: language === shown.language ? undefined : language,
  };
}

function largestReduction(
  { facts, words }: Pick<ShownCase, 'facts' | 'words'>,
  shown: { words: CardWords; language: Language },
): string | undefined {
  const reductions = facts.figures.flatMap((figure) => {
    const reduction = caseReduction(figure);
    return reduction ? [{ item: words.figures[figure.key] ?? '', reduction }] : [];
  });
  const [largest] = reductions.sort(
    (one, other) => Number(other.reduction) - Number(one.reduction),
  );
  return (
    largest &&
    fill(shown.words.reduction, {
      item: largest.item,
      percent: formatPercent(largest.reduction, shown.language),
    })
  );
}

/** "36.0 ppm", "12 %"; empty where nothing was typed. */
export function caseFigure(
  figure: string,
  { unit }: Pick<CaseFigure, 'unit'>,
  language: Language,
): string {
  if (figure === '' || !Number.isFinite(Number(figure))) return '';
  if (unit === '%') return formatPercent(figure as Figure, language);
  return `${formatFigure(figure as Figure, language)}\u00a0${formatUnit(unit, language)}`;
}
