import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  /** The anchor that the page's contents and other pages lead to. */
  id: string;
  title: string;
  lead?: string;
  /** Ink for the wonder, paper for the proof. */
  tone?: 'paper' | 'ink';
  children?: ReactNode;
}

/** One idea of a product page: its headline, what it says, what shows it. */
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
  drawing: ReactNode;
  table: ReactNode;
}

/** The same result twice, side by side where there is room: drawn, and as a table. */
export function ChartWithTable({ drawing, table }: ChartWithTableProps) {
  return (
    <div className={styles.proof}>
      <div>{drawing}</div>
      <div>{table}</div>
    </div>
  );
}
