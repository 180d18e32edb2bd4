import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Evidence } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { EvidenceTable } from '../../../ui/EvidenceTable.tsx';
import { formatLimit, formatPercent } from '../../../ui/format.ts';
import { TableDetails } from '../../../ui/TableDetails.tsx';
import styles from './Antifungal.module.css';
import { Dishes } from './Dishes.tsx';

interface Props {
  language: Language;
  words: Words['product-fresh']['antifungal'];
  result: Evidence['antifungal'];
  shared: Words['product']['evidence'];
  /** Who tested; empty until the owner names it. */
  agency: string;
}

const tenths = ['10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const;

/** One row of ten over one row of ten; the same as a table is there for who asks for it. */
export function Antifungal({ language, words, result, shared, agency }: Props) {
  const { untreated, treated } = result;
  const figure = formatPercent(untreated.figure, language);
  const share = formatLimit(untreated, figure, shared);
  const treatedShare = Number(treated) === 0 ? words.none : formatPercent(treated, language);
  return (
    <>
      <figure>
        <p className={styles.head}>
          <span>{words.untreated}</span> <strong>{share}</strong>
        </p>
        <Dishes
          overgrown={Number(untreated.figure) / 10}
          isMore
          scale={tenths.map((tenth) => (tenth === '100' ? formatPercent(tenth, language) : tenth))}
        />
        <p className={`${styles.head} ${styles.treated}`}>
          <span>{words.treated}</span> <strong>{treatedShare}</strong>
        </p>
        <Dishes overgrown={Number(treated) / 10} isMore={false} />
        <figcaption className={styles.key}>
          {fill(words.key, { figure })} {shared.conditions}
        </figcaption>
      </figure>
      <div className={styles.more}>
        {agency && (
          <dl className={styles.agency}>
            <dt>{words.agency}</dt>
            <dd>{agency}</dd>
          </dl>
        )}
        <TableDetails title={words.tableTitle}>
          <EvidenceTable
            caption={words.caption}
            columns={[words.specimen, words.untreated, words.treated]}
            rows={words.specimens.map((name) => ({ name, cells: [share, treatedShare] }))}
            emphasis={1}
            conditions={words.note}
          />
        </TableDetails>
      </div>
    </>
  );
}
