import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  /** The anchor that the page's contents and other pages lead to. */
  id: string;
  title: string;
  lead?: string;
  /** Dark (ink) for illustrations, light (paper) for measured results. */
  tone?: 'paper' | 'ink';
  children?: ReactNode;
}

/** One section of a product page, with its anchor. */
export function Section({ id, title, lead, tone = 'paper', children }: Props) {
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

interface ChartWithTableProps {
  chart: ReactNode;
  table: ReactNode;
}

/** The same result twice, side by side where there is room: drawn, and as a table. */
export function ChartWithTable({ chart, table }: ChartWithTableProps) {
  return (
    <div className={styles.proof}>
      <div>{chart}</div>
      <div>{table}</div>
    </div>
  );
}
