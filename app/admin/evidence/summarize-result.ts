import {
  type Evidence,
  type EvidenceName,
  type EvidenceRecord,
  type Figure,
  type Limit,
  reductionBeyond,
  reductionOf,
} from '#domain/evidence.ts';
import type { AdminWords } from '../words/words.tsx';

type Words = Pick<AdminWords['evidence'], 'brief' | 'substances'>;
type Summaries = { [Name in EvidenceName]: (figures: Evidence[Name], words: Words) => string };

const percent = (figure: string) => `${figure}%`;

/** From the least to the most, as they were reported. */
function range(figures: readonly Figure[]): string {
  const inOrder = [...figures].sort((one, other) => Number(one) - Number(other));
  const [least, most] = [inOrder[0], inOrder.at(-1)];
  return percent(least === most ? `${least}` : `${least}–${most}`);
}

/** "Over 20 years": the unit belongs to the figure. */
const limited = ({ limit, figure }: Limit, { brief }: Words, inUnit: (figure: string) => string) =>
  brief.limits[limit](inUnit(figure));

const summaries: Summaries = {
  years: ({ development, inUse }, words) =>
    words.brief.years(
      limited(development, words, words.brief.year),
      limited(inUse, words, words.brief.year),
    ),
  filterAir: ({ rows }, { brief, substances }) => {
    const [first] = rows;
    if (!first) return '';
    return brief.andMore(
      `${substances[first.substance]} ${first.after} ${first.unit}`,
      rows.length - 1,
    );
  },
  particles: ({ rows }) => range(rows.map(({ removal }) => removal)),
  antibacterial: ({ reduction, hours }, { brief }) =>
    `${percent(reduction)} (${brief.hours(hours)})`,
  deodorization: ({ rows }) => {
    const known = rows.map(({ before, after }) => reductionBeyond(before, after.figure).figure);
    return `> ${range(known)}`;
  },
  antifungal: ({ untreated, treated }, words) =>
    `${limited(untreated, words, percent)} → ${percent(treated)}`,
  substances: ({ rows }) => range(rows.map(({ before, after }) => reductionOf(before, after))),
  voc: ({ rows }) => range(rows.map(({ reduction }) => reduction)),
  floatingBacteria: ({ rows }) =>
    range(rows.map(({ before, after }) => reductionOf(before, after))),
  lasting: ({ months }, { brief }) => brief.months(months),
  phosphorus: ({ treated }) => percent(treated.removal),
  oil: (_, { brief }) => brief.picture,
};

/** What a result comes to, in a few letters. */
export function summarizeResult(
  name: EvidenceName,
  figures: EvidenceRecord['figures'],
  words: Words,
): string {
  const summarize = summaries[name] as (figures: unknown, words: Words) => string;
  return summarize(figures, words);
}
