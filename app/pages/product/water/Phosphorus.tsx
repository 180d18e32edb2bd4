import { evidence, reductionOf } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import { EvidenceTable } from '../../../ui/EvidenceTable.tsx';
import { formatFigure, formatPercent, formatTime } from '../../../ui/format.ts';
import styles from './Phosphorus.module.css';
import { PhosphorusChart } from './PhosphorusChart.tsx';

interface Props {
  language: Language;
  words: Words['product-water']['phosphorus'];
  conditions: string;
  label: string;
}

const { crude, untreated, treated } = evidence.water;

/** The three results that were reported; the other samples' values are not known. */
export function Phosphorus({ language, words, conditions, label }: Props) {
  const removal = formatPercent(treated.removal, language);
  const crudeValue = formatFigure(crude, language);
  const untreatedValue = formatFigure(untreated.value, language);
  const shortTime = (minutes: typeof treated.minutes | typeof untreated.minutes) =>
    formatTime(minutes, 'minute', language, 'short');
  return (
    <>
      <div className={styles.point}>
        <BigFigure figure={removal} label={label} />
        <PhosphorusChart
          labels={words.drawing}
          columns={[
            { name: words.crude, untreated: { text: crudeValue, share: 100 } },
            { name: `${words.table.treated} ${shortTime(treated.minutes)}`, treated: removal },
            {
              name: `${words.table.untreated} ${shortTime(untreated.minutes)}`,
              untreated: {
                text: untreatedValue,
                share: (100 * Number(untreated.value)) / Number(crude),
              },
            },
          ]}
        />
      </div>
      <EvidenceTable
        caption={words.table.caption}
        columns={[words.table.water, words.table.time, words.table.result]}
        rows={[
          { name: words.crude, cells: [words.table.start, crudeValue] },
          {
            name: words.table.untreated,
            cells: [
              formatTime(untreated.minutes, 'minute', language),
              fill(words.table.less, {
                value: untreatedValue,
                reduction: formatPercent(reductionOf(crude, untreated.value), language),
              }),
            ],
          },
          {
            name: words.table.treated,
            cells: [
              formatTime(treated.minutes, 'minute', language),
              fill(words.table.removed, { removal }),
            ],
          },
        ]}
        emphasis={1}
        note={words.note}
        conditions={conditions}
      />
    </>
  );
}
