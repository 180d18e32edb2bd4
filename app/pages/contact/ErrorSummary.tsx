import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import styles from './ErrorSummary.module.css';
import type { Problem } from './field-errors.ts';

interface Props {
  title: string;
  problems: Problem[];
  /** Raise it to bring the list to the visitor's attention; 0 leaves the focus where it is. */
  attention?: number;
}

/** What has to be put right, each a link to its field. */
export function ErrorSummary({ title, problems, attention = 0 }: Props) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (attention > 0) box.current?.focus();
  }, [attention]);

  if (problems.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list}>
        {problems.map(({ field, message, to }) => (
          <li key={field}>
            <Link to={to} onClick={() => focusField(field)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When the field stands on this very page, the address alone would move the view but not focus. */
export function focusField(field: string): void {
  const control = document.getElementById(field);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
