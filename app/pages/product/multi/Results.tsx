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
  formatMicrometers,
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
  const rows = air.map((row) => {
    const unit = formatUnit(row.unit, language);
    const after = formatFigure(row.after, language);
    const share = shareOf(Number(row.after), Number(row.reference));
    return {
      name: shared.substances[row.substance],
      unit,
      before: { share: 100 },
      after: { share: Number(share), text: `${after} ${unit}` },
      cells: [after, formatFigure(row.reference, language), formatPercent(share, language)],
    };
  });
  return (
    <ChartWithTable
      chart={<Bars rows={rows} />}
      table={
        <EvidenceTable
          caption={words.air.caption}
          columns={[shared.evidence.item, words.air.after, words.air.reference, words.air.share]}
          rows={rows}
          emphasis={0}
          note={words.air.note}
          conditions={shared.evidence.conditions}
        />
      }
    />
  );
}

export function ParticleResults({ language, words, shared }: Props) {
  const rows = particles.map(({ size, removal }) => ({
    name: formatMicrometers(size, language),
    size: Number(size),
    share: Number(removal),
    removal: formatPercent(removal, language),
  }));
  return (
    <ChartWithTable
      chart={<ParticleColumns columns={rows} />}
      table={
        <EvidenceTable
          caption={words.particles.caption}
          columns={[words.particles.size, words.particles.removal]}
          rows={rows.map((row) => ({ name: row.name, cells: [row.removal] }))}
          emphasis={0}
          conditions={shared.evidence.conditions}
        />
      }
    />
  );
}

export function AntibacterialResults({ language, words, shared }: Props) {
  const { germs, hours, reduction, unit, before, after } = antibacterial;
  const time = formatTime(hours, 'hour', language);
  const beforeText = fill(shared.evidence.about, { figure: formatPower(before, language) });
  const afterText = formatLimit(after, formatFigure(after.figure, language), shared.evidence);
  return (
    <ChartWithTable
      chart={
        <BacteriaDots
          before={{ label: words.antibacterial.drawing.before, figure: beforeText }}
          after={{ label: fill(words.antibacterial.drawing.after, { time }), figure: afterText }}
        />
      }
      table={
        <>
          <BigFigure
            figure={formatPercent(reduction, language)}
            label={fill(words.antibacterial.label, { time })}
          />
          <EvidenceTable
            caption={words.antibacterial.caption}
            columns={[
              words.antibacterial.germ,
              words.antibacterial.before,
              fill(words.antibacterial.after, { time }),
              shared.evidence.reduction,
            ]}
            rows={germs.map((germ) => ({
              name: words.antibacterial.germs[germ],
              unit: formatUnit(unit, language),
              cells: [beforeText, afterText, formatPercent(reduction, language)],
            }))}
            emphasis={2}
            conditions={shared.evidence.conditions}
          />
        </>
      }
    />
  );
}

export function OdorResults({ language, words, shared }: Props) {
  const { caption, before, after, note } = words.deodorization;
  const rows = deodorization.map((row) => {
    const beforeText = formatFigure(row.before, language);
    const limit = formatFigure(row.after.figure, language);
    const below = (figure: string) => formatLimit(row.after, figure, shared.evidence);
    const reduction = reductionBeyond(row.before, row.after.figure);
    return {
      name: shared.substances[row.substance],
      unit: row.unit,
      before: { share: 100, text: `${beforeText} ${row.unit}` },
      after: {
        share: (100 * Number(row.after.figure)) / Number(row.before),
        text: below(`${limit} ${row.unit}`),
      },
      cells: [
        beforeText,
        below(limit),
        formatLimit(reduction, formatPercent(reduction.figure, language), shared.evidence),
      ],
    };
  });
  return (
    <ChartWithTable
      chart={<Bars rows={rows} />}
      table={
        <EvidenceTable
          caption={caption}
          columns={[shared.evidence.substance, before, after, shared.evidence.reduction]}
          rows={rows}
          emphasis={1}
          note={note}
          conditions={shared.evidence.conditions}
        />
      }
    />
  );
}
