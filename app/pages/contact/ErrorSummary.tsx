import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import styles from './ErrorSummary.module.css';
import type { ControlError } from './field-errors.ts';
import stepStyles from './Step.module.css';

interface Props {
  title: string;
  errors: ControlError[];
  /** Raise it to move the focus to the list; 0 leaves the focus where it is. */
  focusRequest?: number;
}

/** What has to be put right, each a link to its field. */
export function ErrorSummary({ title, errors, focusRequest = 0 }: Props) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (focusRequest > 0) box.current?.focus();
  }, [focusRequest]);

  if (errors.length === 0) return null;
  return (
    // Without scripts it is there when the page is, and takes the focus as it does with them.
    // biome-ignore lint/a11y/noAutofocus: what is wrong comes first
    <section ref={box} tabIndex={-1} className={styles.box} aria-labelledby={titleId} autoFocus>
      <h3 id={titleId} className={`${stepStyles.sign} ${styles.title}`}>
        {title}
      </h3>
      <ul className={styles.list}>
        {errors.map(({ control, message, to }) => (
          <li key={control}>
            <Link to={to} onClick={() => focusControl(control)}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When the control stands on this very page, the address alone would move the view but not focus. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
