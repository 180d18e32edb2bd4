import { evidence, reductionOf } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { EvidencePlot } from '../../../ui/EvidencePlot.tsx';
import { formatFigure, formatPercent, formatTime } from '../../../ui/format.ts';
import { type Ends, placeOnLogAxis } from '../../../ui/log-axis.ts';
import { CountTable } from './CountTable.tsx';
import { FigureTable } from './FigureTable.tsx';

interface Props {
  language: Language;
  words: Words['product-air'];
  shared: Words['product'];
}

const { unit, substances, voc, floatingBacteria } = evidence.air;
const ends: Ends = [0.3, 400];
const ticks = ['0.3', '1', '10', '100', '400'] as const;

/** All substances on one axis, the largest reduction first. */
export function SubstanceResults({ language, words, shared }: Props) {
  const rows = substances
    .map((row) => ({ ...row, reduction: reductionOf(row.before, row.after) }))
    .sort((one, other) => Number(other.reduction) - Number(one.reduction));
  const mark = (figure: (typeof substances)[number]['before' | 'after']) => ({
    at: placeOnLogAxis(Number(figure), ends),
    text: formatFigure(figure, language),
  });
  return (
    <EvidencePlot
      caption={fill(words.substances.caption, { unit })}
      columns={{
        name: shared.evidence.substance,
        open: words.substances.before,
        full: words.substances.after,
        result: shared.evidence.reduction,
      }}
      ticks={ticks.map((tick) => ({
        at: placeOnLogAxis(Number(tick), ends),
        text: formatFigure(tick, language),
        isLine: !ends.includes(Number(tick)),
      }))}
      lineFrom="open"
      rows={rows.map((row) => ({
        name: shared.substances[row.substance],
        open: mark(row.before),
        full: mark(row.after),
        result: formatPercent(row.reduction, language),
      }))}
    />
  );
}

export function VocResults({ language, words, shared }: Props) {
  return (
    <FigureTable
      caption={fill(words.voc.caption, { time: formatTime(voc.minutes, 'minute', language) })}
      columns={[shared.evidence.substance, shared.evidence.reduction]}
      rows={voc.reductions.map(({ substance, reduction }) => ({
        name: shared.substances[substance],
        figure: formatPercent(reduction, language),
      }))}
    />
  );
}

export function BacteriaResults({ language, words, shared }: Props) {
  const count = (figure: (typeof floatingBacteria)[number]['before' | 'after']) => ({
    count: Number(figure),
    text: formatFigure(figure, language),
  });
  return (
    <CountTable
      caption={words.bacteria.caption}
      columns={[
        words.bacteria.measurement,
        words.substances.before,
        words.substances.after,
        shared.evidence.reduction,
      ]}
      rows={floatingBacteria.map((row, index) => ({
        name: words.bacteria.measurements[index] ?? '',
        before: count(row.before),
        after: count(row.after),
        reduction: formatPercent(reductionOf(row.before, row.after), language),
      }))}
    />
  );
}
