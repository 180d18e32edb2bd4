import { evidence, reductionBeyond, shareOf } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import { EvidenceTable } from '../../../ui/EvidenceTable.tsx';
import {
  formatFigure,
  formatLimit,
  formatPercent,
  formatPower,
  formatTime,
  formatUnit,
} from '../../../ui/format.ts';
import { ChartWithTable } from '../../../ui/Section.tsx';
import { BacteriaDots } from './BacteriaDots.tsx';
import { ParticleColumns } from './ParticleColumns.tsx';

interface Props {
  language: Language;
  words: Words['product-multi'];
  shared: Words['product'];
}

const { air, particles, antibacterial, deodorization } = evidence.filter;

export function AirResults({ language, words, shared }: Props) {
  const rows = air.map((row) => ({
    name: shared.substances[row.substance],
    unit: formatUnit(row.unit, language),
    after: formatFigure(row.after, language),
    reference: formatFigure(row.reference, language),
    share: shareOf(Number(row.after), Number(row.reference)),
  }));
  return (
    <ChartWithTable
      drawing={
        <Bars
          rows={rows.map((row) => ({
            name: row.name,
            against: { share: 100 },
            value: { share: Number(row.share), text: `${row.after} ${row.unit}` },
          }))}
        />
      }
      table={
        <EvidenceTable
          caption={words.air.caption}
          columns={[shared.evidence.item, words.air.after, words.air.reference, words.air.share]}
          rows={rows.map((row) => ({
            name: row.name,
            unit: row.unit,
            cells: [row.after, row.reference, formatPercent(row.share, language)],
          }))}
          emphasis={0}
          note={words.air.note}
        />
      }
    />
  );
}

export function ParticleResults({ language, words }: Props) {
  const rows = particles.map(({ size, removal }) => ({
    name: `${formatFigure(size, language)}\u00a0µm`,
    size: Number(size),
    share: Number(removal),
    removal: formatPercent(removal, language),
  }));
  return (
    <ChartWithTable
      drawing={<ParticleColumns columns={rows} />}
      table={
        <EvidenceTable
          caption={words.particles.caption}
          columns={[words.particles.size, words.particles.removal]}
          rows={rows.map((row) => ({ name: row.name, cells: [row.removal] }))}
          emphasis={0}
        />
      }
    />
  );
}

export function AntibacterialResults({ language, words, shared }: Props) {
  const { germs, hours, reduction, unit, before, after } = antibacterial;
  const time = formatTime(hours, 'hour', language);
  const say = words.antibacterial;
  const beforeText = fill(shared.evidence.about, { figure: formatPower(before, language) });
  const afterText = formatLimit(after, formatFigure(after.figure, language), shared.evidence);
  return (
    <ChartWithTable
      drawing={
        <BacteriaDots
          before={{ label: say.drawing.before, figure: beforeText }}
          after={{ label: fill(say.drawing.after, { time }), figure: afterText }}
        />
      }
      table={
        <>
          <BigFigure
            figure={formatPercent(reduction, language)}
            label={fill(say.label, { time })}
          />
          <EvidenceTable
            caption={say.caption}
            columns={[say.germ, say.before, fill(say.after, { time }), shared.evidence.reduction]}
            rows={germs.map((germ) => ({
              name: say.germs[germ],
              unit: formatUnit(unit, language),
              cells: [beforeText, afterText, formatPercent(reduction, language)],
            }))}
            emphasis={2}
          />
        </>
      }
    />
  );
}

export function OdorResults({ language, words, shared }: Props) {
  const say = words.deodorization;
  const rows = deodorization.map((row) => {
    const reduction = reductionBeyond(row.before, row.after.figure);
    const below = (figure: string) => formatLimit(row.after, figure, shared.evidence);
    return {
      name: shared.substances[row.substance],
      unit: row.unit,
      before: formatFigure(row.before, language),
      after: below(formatFigure(row.after.figure, language)),
      afterWithUnit: below(`${formatFigure(row.after.figure, language)} ${row.unit}`),
      share: (100 * Number(row.after.figure)) / Number(row.before),
      reduction: formatLimit(reduction, formatPercent(reduction.figure, language), shared.evidence),
    };
  });
  return (
    <ChartWithTable
      drawing={
        <Bars
          rows={rows.map((row) => ({
            name: row.name,
            against: { share: 100, text: `${row.before} ${row.unit}` },
            value: { share: row.share, text: row.afterWithUnit },
          }))}
        />
      }
      table={
        <EvidenceTable
          caption={say.caption}
          columns={[shared.evidence.substance, say.before, say.after, shared.evidence.reduction]}
          rows={rows.map((row) => ({
            name: row.name,
            unit: row.unit,
            cells: [row.before, row.after, row.reduction],
          }))}
          emphasis={1}
          note={say.note}
        />
      }
    />
  );
}
