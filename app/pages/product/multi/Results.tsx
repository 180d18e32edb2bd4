import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { airByShare, type Evidence, type Figure, reductionBeyond } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { EvidencePlot } from '../../../ui/EvidencePlot.tsx';
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
import { decadesWithin, type Ends, endsAround, placeOnLogAxis } from '../../../ui/log-axis.ts';
import type { tenThousandWords } from '../../../ui/ten-thousand/ten-thousand-words.ts';
import { Colonies } from './Colonies.tsx';
import { ParticleSteps } from './ParticleSteps.tsx';

interface Props {
  language: Language;
  words: Words['product-multi'];
  shared: Words['product'];
  results: Pick<Evidence, 'filterAir' | 'particles' | 'antibacterial' | 'deodorization'>;
}

/** Each reading as a share of its reference value, the smallest first. */
export function AirResults({ language, words, shared, results }: Props) {
  const rows = airByShare(results.filterAir);
  return (
    <EvidencePlot
      caption={words.air.caption}
      columns={{
        name: shared.evidence.item,
        open: words.air.reference,
        full: words.air.after,
        result: words.air.share,
      }}
      ticks={(['0', '50', '100'] as const).map((tick) => ({
        at: Number(tick),
        text: formatPercent(tick, language),
        isLine: true,
      }))}
      lineFrom="zero"
      rows={rows.map((row) => ({
        name: shared.substances[row.substance],
        unit: formatUnit(row.unit, language),
        open: { at: 100, text: formatFigure(row.reference, language) },
        full: { at: Number(row.share), text: formatFigure(row.after, language) },
        result: formatPercent(row.share, language),
      }))}
    />
  );
}

export function ParticleResults({ language, words, results }: Props) {
  const rows = results.particles.rows.map(({ size, removal }) => {
    const passing = (100 - Number(removal)).toFixed(2) as Figure;
    return { size, removal, passing };
  });
  const shares = rows.map(({ passing }) => Number(passing)).filter((share) => share > 0);
  // From much to little, with room for a particle above the first step and a figure below the last.
  const [, most] = endsAround([Math.max(...shares) * 1.5]);
  const ends: Ends = [most, Math.max(Math.min(...shares) * 0.4375, 0.001)];
  return (
    <ParticleSteps
      caption={words.particles.caption}
      columns={[words.particles.size, words.particles.passing, words.particles.removal]}
      ticks={decadesWithin([ends[1], ends[0]])
        .reverse()
        .map((tick) => ({
          at: placeOnLogAxis(tick, ends),
          text: formatPercent(`${tick}`, language),
        }))}
      rows={rows.map(({ size, removal, passing }) => ({
        name: formatMicrometers(size, language),
        size: Number(size),
        at: placeOnLogAxis(Number(passing), ends),
        passingText: formatPercent(passing, language),
        removal: formatPercent(removal, language),
      }))}
    />
  );
}

interface AntibacterialProps extends Props {
  /** Null where the result is not ten thousand that became fewer than ten. */
  tenThousand: ReturnType<typeof tenThousandWords>;
}

export function AntibacterialResults(props: AntibacterialProps) {
  const { language, words, shared, results, tenThousand } = props;
  const { germs, hours, reduction, unit, before, after } = results.antibacterial;
  const time = formatTime(hours, 'hour', language);
  const beforeText = fill(shared.evidence.about, { figure: formatPower(before, language) });
  const afterText = formatLimit(after, formatFigure(after.figure, language), shared.evidence);
  const unitText = formatUnit(unit, language);
  const columns = {
    before: words.antibacterial.before,
    after: fill(words.antibacterial.after, { time }),
  };
  return (
    <>
      {tenThousand && (
        <Colonies
          figure={tenThousand.figure}
          label={tenThousand.label}
          before={{ name: columns.before, value: `${beforeText} ${unitText}` }}
          after={{ name: columns.after, value: `${afterText} ${unitText}` }}
          note={fill(words.antibacterial.drawing, { unit: unitText, after: afterText })}
        />
      )}
      <EvidenceTable
        caption={words.antibacterial.caption}
        columns={[
          words.antibacterial.germ,
          columns.before,
          columns.after,
          shared.evidence.reduction,
        ]}
        rows={germs.map((germ) => ({
          name: words.antibacterial.germs[germ],
          unit: unitText,
          cells: [beforeText, afterText, formatPercent(reduction, language)],
        }))}
        emphasis={2}
        conditions={shared.evidence.conditions}
      />
    </>
  );
}

export function OdorResults({ language, words, shared, results }: Props) {
  const { rows } = results.deodorization;
  const unit = rows.every((row) => row.unit === rows[0]?.unit) ? rows[0]?.unit : undefined;
  // A limit needs room below it, where the value may be.
  const ends: Ends = [
    Math.min(...rows.map(({ after }) => Number(after.figure))) / 5,
    Math.max(...rows.map(({ before }) => Number(before))),
  ];
  const { caption, before, after } = words.deodorization;
  return (
    <EvidencePlot
      caption={caption}
      columns={{
        name: shared.evidence.substance,
        open: before,
        full: after,
        result: shared.evidence.reduction,
      }}
      ticks={decadesWithin(ends).map((tick) => ({
        at: placeOnLogAxis(tick, ends),
        text: [formatFigure(`${tick}`, language), unit].filter(Boolean).join(' '),
        isLine: true,
      }))}
      lineFrom="open"
      rows={rows.map((row) => {
        const reduction = reductionBeyond(row.before, row.after.figure);
        const limit = formatFigure(row.after.figure, language);
        return {
          name: shared.substances[row.substance],
          unit: row.unit,
          open: {
            at: placeOnLogAxis(Number(row.before), ends),
            text: formatFigure(row.before, language),
          },
          full: {
            at: placeOnLogAxis(Number(row.after.figure), ends),
            text: formatLimit(row.after, limit, shared.evidence),
            isLimit: true,
          },
          result: formatLimit(
            reduction,
            formatPercent(reduction.figure, language),
            shared.evidence,
          ),
        };
      })}
    />
  );
}
