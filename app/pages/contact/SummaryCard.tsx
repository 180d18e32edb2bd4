import { useId } from 'react';
import styles from './SummaryCard.module.css';

export interface SummaryRow {
  term: string;
  text: string;
}

interface Props {
  title: string;
  rows: SummaryRow[];
  /** What stands where nothing was entered. */
  empty: string;
  editLabel: string;
  onEdit: () => void;
}

export function SummaryCard({ title, rows, empty, editLabel, onEdit }: Props) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <button type="button" className={styles.edit} aria-describedby={titleId} onClick={onEdit}>
          {editLabel}
        </button>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-empty={text === '' || undefined}>{text || empty}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
