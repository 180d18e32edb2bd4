import type { ReactNode } from 'react';
import { Chevron } from './Chevron.tsx';
import styles from './TableDetails.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** The tables of a drawing that already shows their figures, for whoever asks for them. */
export function TableDetails({ title, children }: Props) {
  return (
    <details className={styles.details}>
      <summary>
        {title}
        <Chevron />
      </summary>
      <div className={styles.tables}>{children}</div>
    </details>
  );
}
