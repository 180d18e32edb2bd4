import { evidence, reductionOf } from '#content/evidence.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import { EvidenceTable, notGiven } from '../../../ui/EvidenceTable.tsx';
import { formatFigure, formatPercent, formatTime } from '../../../ui/format.ts';
import styles from './Phosphorus.module.css';
import { PhosphorusChart } from './PhosphorusChart.tsx';

interface Props {
  language: Language;
  words: Words['product-water']['phosphorus'];
  shared: Words['product']['evidence'];
  label: string;
}

const { sampleMinutes, crude, untreated, treated } = evidence.water;

/** What was given at each sampling time; everything else stays a dash. */
export function Phosphorus({ language, words, shared, label }: Props) {
  const removal = formatPercent(treated.removal, language);
  const samples = sampleMinutes.map((minutes) => ({
    name: formatTime(minutes, 'minute', language),
    short: formatTime(minutes, 'minute', language, 'short'),
    untreated: minutes === untreated.minutes ? untreated.value : undefined,
    removal: minutes === treated.minutes ? removal : notGiven,
  }));
  return (
    <>
      <div className={styles.point}>
        <BigFigure figure={removal} label={label} />
        <PhosphorusChart
          labels={words.drawing}
          columns={[
            {
              name: words.crude,
              untreated: { text: formatFigure(crude, language), share: 100 },
            },
            ...samples.map((sample) => ({
              name: sample.short,
              untreated: sample.untreated && {
                text: formatFigure(sample.untreated, language),
                share: (100 * Number(sample.untreated)) / Number(crude),
              },
              treated: sample.removal,
            })),
          ]}
        />
      </div>
      <div className={styles.tables}>
        <EvidenceTable
          caption={words.treated.caption}
          columns={[words.time, words.treated.removal]}
          rows={samples.map((sample) => ({ name: sample.name, cells: [sample.removal] }))}
          emphasis={0}
          note={shared.missing}
        />
        <EvidenceTable
          caption={words.untreated.caption}
          columns={[words.time, words.untreated.value, shared.reduction]}
          rows={[
            { name: words.crude, cells: [formatFigure(crude, language), notGiven] },
            ...samples.map((sample) => ({
              name: sample.name,
              cells: sample.untreated
                ? [
                    formatFigure(sample.untreated, language),
                    formatPercent(reductionOf(crude, sample.untreated), language),
                  ]
                : [notGiven, notGiven],
            })),
          ]}
          emphasis={0}
          note={words.note}
        />
      </div>
    </>
  );
}
