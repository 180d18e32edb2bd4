import { fill } from '#content/fill.ts';
import type { ReadWords } from '#content/words.ts';
import {
  airByShare,
  type EvidenceName,
  type Figure,
  type Limit,
  type ReadEvidence,
  reductionBeyond,
  reductionOf,
  substancesByReduction,
  type Unit,
} from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import {
  formatFigure,
  formatLimit,
  formatMicrometers,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
} from '../../ui/format.ts';

/** A value before or after, with a name where the head of its column does not say enough ("raw water"). */
export interface Value {
  text: string;
  name?: string;
}

/** A part of a hundred. */
export interface Share {
  percent: number;
  /** "Over 99.0%": it may be more. */
  isLeast?: boolean;
  /** What was left, or of an untreated specimen: not what the coating did. */
  isPlain?: boolean;
}

/** One result of the table, written in the visitor's language. */
export interface EvidenceRow {
  /** Empty where the result says itself of what it is. */
  item: string;
  before?: Value;
  after?: Value;
  /** Without a figure where something was seen, not measured. */
  result: { phrase: string; figure: string };
  /** A result in percent, to be drawn. */
  share?: Share;
  /** By which the strongest of a test is found. */
  strength: number;
}

export interface Read {
  words: ReadWords;
  evidence: ReadEvidence;
}

/** The rows of each record, in the order of the page that explains it. */
export function evidenceRows(
  { words: read, evidence }: Read,
  language: Language,
): Record<EvidenceName, EvidenceRow[]> {
  const words = read('evidence', language);
  const names = read('product', language, 'substances');
  const limits = read('product', language, 'evidence');
  const water = read('product-water', language, 'phosphorus');

  const unitOf = (unit: Unit | null) => (unit ? `\u00a0${formatUnit(unit, language)}` : '');
  const value = (figure: Figure, unit: Unit | null) => ({
    text: formatFigure(figure, language) + unitOf(unit),
  });
  const below = (after: Limit, unit: Unit | null) => ({
    text: formatLimit(after, value(after.figure, unit).text, limits),
  });
  const minutes = (figure: Figure) =>
    fill(words.at, { time: formatTime(figure, 'minute', language) });
  /** Where only the time is known, not what was left by then. */
  const at = (figure: Figure) => ({ text: minutes(figure), name: words.short.measured });
  /** A value and when it was measured: a line may end between them, within neither. */
  const timed = (text: string, time: string) =>
    [text, `(${time})`].map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
  const percent = (phrase: string, figure: Figure) => ({
    result: { phrase, figure: formatPercent(figure, language) },
    share: { percent: Number(figure) },
    strength: Number(figure),
  });
  const reduced = (before: Figure, after: Figure) =>
    percent(words.reduced, reductionOf(before, after));
  const limited = (phrase: string, { limit, figure }: Limit) => ({
    ...percent(fill(phrase, { figure: limits[limit] }), figure),
    share: { percent: Number(figure), isLeast: true },
  });

  return {
    years: years(read, evidence, language),

    filterAir: airByShare(evidence('filterAir')).map(
      ({ substance, unit, after, reference, share }) => ({
        item: names[substance],
        before: { ...value(reference, unit), name: words.short.reference },
        after: value(after, unit),
        ...percent(words.share, share),
        share: { percent: Number(share), isPlain: true },
        strength: -Number(share),
      }),
    ),

    particles: evidence('particles').rows.map(({ size, removal }) => ({
      item: formatMicrometers(size, language),
      ...percent(words.removed, removal),
      // What buyers ask for, rather than the largest, which any filter holds best.
      strength: size === '2.5' ? 1 : 0,
    })),

    antibacterial: evidence('antibacterial').germs.map((germ) => {
      const { hours, reduction, unit, before, after } = evidence('antibacterial');
      const begun = fill(limits.about, { figure: formatPower(before, language) + unitOf(unit) });
      const later = fill(words.after, { time: formatTime(hours, 'hour', language) });
      return {
        item: read('product-multi', language, 'antibacterial.germs')[germ],
        before: { text: begun },
        after: { text: timed(below(after, unit).text, later) },
        ...percent(words.reduced, reduction),
      };
    }),

    deodorization: evidence('deodorization').rows.map(({ substance, unit, before, after }) => ({
      item: names[substance],
      before: value(before, unit),
      after: below(after, unit),
      ...limited(words.reduced, reductionBeyond(before, after.figure)),
    })),

    antifungal: antifungal(read, evidence, language),

    substances: substancesByReduction(evidence('substances')).map(
      ({ substance, before, after, reduction }) => ({
        item: names[substance],
        before: value(before, evidence('substances').unit),
        after: value(after, evidence('substances').unit),
        ...percent(words.reduced, reduction),
      }),
    ),

    voc: evidence('voc').rows.map(({ substance, reduction }) => ({
      item: names[substance],
      after: at(evidence('voc').minutes),
      ...percent(words.reduced, reduction),
    })),

    floatingBacteria: evidence('floatingBacteria').rows.map(({ before, after }, at) => ({
      item: read('product-air', language, 'bacteria.measurements')[at] ?? '',
      before: value(before, evidence('floatingBacteria').unit),
      after: value(after, evidence('floatingBacteria').unit),
      ...reduced(before, after),
    })),

    lasting: [
      {
        item: words.application,
        result: {
          phrase: words.lasts,
          figure: formatTime(evidence('lasting').months, 'month', language),
        },
        strength: 1,
      },
    ],

    phosphorus: phosphorus(),

    oil: [
      {
        item: '',
        result: { phrase: read('product-water', language, 'oil.title'), figure: '' },
        strength: 0,
      },
    ],
  };

  function phosphorus(): EvidenceRow[] {
    const { unit, crude, untreated, treated } = evidence('phosphorus');
    const before = { ...value(crude, unit), name: water.crude };
    const left = value(untreated.value, unit).text;
    return [
      {
        item: water.table.treated,
        before,
        after: at(treated.minutes),
        ...percent(words.removed, treated.removal),
      },
      {
        item: water.table.untreated,
        before,
        after: { text: timed(left, minutes(untreated.minutes)) },
        ...reduced(crude, untreated.value),
        share: { percent: Number(reductionOf(crude, untreated.value)), isPlain: true },
        strength: 0,
      },
    ];
  }
}

/** How long the technology has been developed and used. */
function years(read: ReadWords, evidence: ReadEvidence, language: Language): EvidenceRow[] {
  const words = read('evidence', language);
  const { development, use } = read('about-brand', language, 'years');
  const { inUse, development: developed } = evidence('years');
  const span = (phrase: string, figure: Figure) => ({
    result: {
      phrase: fill(phrase, { years: '{figure}' }),
      figure: formatTime(figure, 'year', language),
    },
    strength: Number(figure),
  });
  return [
    { item: words.use, ...span(use.phrase, inUse.figure) },
    { item: words.development, ...span(development.phrase, developed.figure) },
  ];
}

/** Of the treated specimens first: fewer are better. */
function antifungal(read: ReadWords, evidence: ReadEvidence, language: Language): EvidenceRow[] {
  const { mold } = read('evidence', language);
  const limits = read('product', language, 'evidence');
  const texts = read('product-fresh', language, 'antifungal');
  const { untreated, treated } = evidence('antifungal');
  return [
    {
      item: texts.treated,
      result: { phrase: mold, figure: formatPercent(treated, language) },
      share: { percent: Number(treated), isPlain: true },
      strength: 1,
    },
    {
      item: texts.untreated,
      result: {
        phrase: fill(mold, { figure: limits[untreated.limit] }),
        figure: formatPercent(untreated.figure, language),
      },
      share: { percent: Number(untreated.figure), isLeast: true, isPlain: true },
      strength: 0,
    },
  ];
}
