import { evidence, reductionOf } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import { EvidenceTable } from '../../../ui/EvidenceTable.tsx';
import { formatFigure, formatPercent, formatTime } from '../../../ui/format.ts';
import { ChartWithTable } from '../../../ui/Section.tsx';
import { DotCounts } from './DotCounts.tsx';
import styles from './Results.module.css';

interface Props {
  language: Language;
  words: Words['product-air'];
  shared: Words['product'];
}

const { unit, substances, voc, floatingBacteria } = evidence.air;

export function SubstanceResults({ language, words, shared }: Props) {
  const rows = substances.map((row) => {
    const before = formatFigure(row.before, language);
    const after = formatFigure(row.after, language);
    return {
      name: shared.substances[row.substance],
      before: { share: 100, text: before },
      after: { share: (100 * Number(row.after)) / Number(row.before), text: after },
      cells: [before, after, formatPercent(reductionOf(row.before, row.after), language)],
    };
  });
  return (
    <ChartWithTable
      chart={<Bars rows={rows} />}
      table={
        <EvidenceTable
          caption={fill(words.substances.caption, { unit })}
          columns={columnsAfter(shared.evidence.substance, words, shared)}
          rows={rows}
          emphasis={2}
          note={shared.evidence.computed}
          conditions={shared.evidence.conditions}
        />
      }
    />
  );
}

/** The heads of both tables that compare before and after; only the first column differs. */
function columnsAfter(first: string, words: Props['words'], shared: Props['shared']) {
  const { before, after } = words.substances;
  return [first, before, after, shared.evidence.reduction];
}

export function VocResults({ language, words, shared }: Props) {
  const rows = voc.reductions.map((row) => ({
    name: shared.substances[row.substance],
    share: Number(row.reduction),
    reduction: formatPercent(row.reduction, language),
  }));
  return (
    <>
      <div className={styles.voc} aria-hidden="true">
        {rows.map((row) => (
          <div key={row.name}>
            <BigFigure figure={row.reduction} label={row.name} size="row" />
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.whole} width="100" height="4" />
              <rect className={styles.reduced} width={row.share} height="4" />
            </svg>
          </div>
        ))}
      </div>
      <div className={styles.narrow}>
        <EvidenceTable
          caption={fill(words.voc.caption, { time: formatTime(voc.minutes, 'minute', language) })}
          columns={[shared.evidence.substance, shared.evidence.reduction]}
          rows={rows.map((row) => ({ name: row.name, cells: [row.reduction] }))}
          emphasis={0}
          conditions={shared.evidence.conditions}
        />
      </div>
    </>
  );
}

export function BacteriaResults({ language, words, shared }: Props) {
  const rows = floatingBacteria.map((row, index) => ({
    name: words.bacteria.measurements[index] ?? '',
    before: Number(row.before),
    after: Number(row.after),
    cells: [
      formatFigure(row.before, language),
      formatFigure(row.after, language),
      formatPercent(reductionOf(row.before, row.after), language),
    ],
  }));
  return (
    <ChartWithTable
      chart={<DotCounts rows={rows} />}
      table={
        <EvidenceTable
          caption={words.bacteria.caption}
          columns={columnsAfter(words.bacteria.measurement, words, shared)}
          rows={rows}
          emphasis={1}
          note={words.bacteria.note}
          conditions={shared.evidence.conditions}
        />
      }
    />
  );
}
