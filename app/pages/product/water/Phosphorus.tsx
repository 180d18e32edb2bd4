import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { type Evidence, reductionOf } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import { EvidenceTable } from '../../../ui/EvidenceTable.tsx';
import { formatFigure, formatPercent, formatTime } from '../../../ui/format.ts';
import { TableDetails } from '../../../ui/TableDetails.tsx';
import styles from './Phosphorus.module.css';
import { PhosphorusChart } from './PhosphorusChart.tsx';

interface Props {
  language: Language;
  words: Words['product-water']['phosphorus'];
  result: Evidence['phosphorus'];
  /** Its unit, or that one may ask for it. */
  unitNote: string;
  conditions: string;
  label: string;
}

/** The three results that were reported; the other samples' values are not known. */
export function Phosphorus({ language, words, result, unitNote, conditions, label }: Props) {
  const { crude, untreated, treated } = result;
  const { table } = words;
  const removal = formatPercent(treated.removal, language);
  const untreatedValue = formatFigure(untreated.value, language);
  const reduction = formatPercent(reductionOf(crude, untreated.value), language);
  const columns = [table.water, table.time, table.result];
  return (
    <>
      <figure>
        <div className={styles.plot}>
          <div className={styles.result}>
            <p className={styles.treated}>{table.treated}</p>
            <BigFigure figure={removal} label={label} />
          </div>
          <PhosphorusChart
            language={language}
            result={result}
            labels={{
              crude: { name: words.crude, value: formatFigure(crude, language) },
              untreated: { name: table.untreated, value: untreatedValue },
              treated: table.treated,
            }}
          />
        </div>
        <figcaption className={styles.key}>
          <span className={styles.sample}>{words.drawing.sample}</span> {words.drawing.dashed}{' '}
          {unitNote} {conditions}
        </figcaption>
      </figure>
      <TableDetails title={words.tableTitle}>
        <EvidenceTable
          caption={table.untreatedCaption}
          columns={columns}
          rows={[
            { name: words.crude, cells: [table.start, formatFigure(crude, language)] },
            {
              name: table.untreated,
              cells: [
                formatTime(untreated.minutes, 'minute', language),
                fill(table.less, { value: untreatedValue, reduction }),
              ],
            },
          ]}
          emphasis={1}
          conditions={words.note}
        />
        <EvidenceTable
          caption={table.treatedCaption}
          columns={columns}
          rows={[
            {
              name: table.treated,
              cells: [
                formatTime(treated.minutes, 'minute', language),
                fill(table.removed, { removal }),
              ],
            },
          ]}
          emphasis={1}
          conditions={conditions}
        />
      </TableDetails>
    </>
  );
}
