import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import {
  type Evidence,
  type Figure,
  reductionOf,
  substancesByReduction,
} from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { EvidencePlot } from '../../../ui/EvidencePlot.tsx';
import { formatFigure, formatPercent, formatTime } from '../../../ui/format.ts';
import { decadesWithin, endsAround, placeOnLogAxis } from '../../../ui/log-axis.ts';
import { CountTable } from './CountTable.tsx';
import { FigureTable } from './FigureTable.tsx';

interface Props {
  language: Language;
  words: Words['product-air'];
  shared: Words['product'];
  results: Pick<Evidence, 'substances' | 'voc' | 'floatingBacteria'>;
}

/** All substances on one axis, the largest reduction first. */
export function SubstanceResults({ language, words, shared, results }: Props) {
  const { unit, rows: substances } = results.substances;
  const ends = endsAround(substances.flatMap(({ before, after }) => [before, after]).map(Number));
  const rows = substancesByReduction(results.substances);
  const mark = (figure: Figure) => ({
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
      ticks={[ends[0], ...decadesWithin(ends), ends[1]].map((tick) => ({
        at: placeOnLogAxis(tick, ends),
        text: formatFigure(`${tick}`, language),
        isLine: !ends.includes(tick),
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

export function VocResults({ language, words, shared, results }: Props) {
  const { minutes, rows } = results.voc;
  return (
    <FigureTable
      caption={fill(words.voc.caption, { time: formatTime(minutes, 'minute', language) })}
      columns={[shared.evidence.substance, shared.evidence.reduction]}
      rows={rows.map(({ substance, reduction }) => ({
        name: shared.substances[substance],
        figure: formatPercent(reduction, language),
        percent: Number(reduction),
      }))}
    />
  );
}

export function BacteriaResults({ language, words, shared, results }: Props) {
  const count = (figure: Figure) => ({
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
      rows={results.floatingBacteria.rows.map((row, index) => ({
        name: words.bacteria.measurements[index] ?? '',
        before: count(row.before),
        after: count(row.after),
        reduction: formatPercent(reductionOf(row.before, row.after), language),
      }))}
    />
  );
}
