import type { Policy } from '#server/legal/policy-document.ts';
import styles from './Contents.module.css';

interface Props {
  sections: Policy['sections'];
  label: string;
}

/** Beside the text, or folded above it where the window is narrow: always only one of the two. */
export function Contents({ sections, label }: Props) {
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={label}>
      <details className={styles.folded}>
        <summary>
          {label}
          <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
            <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </summary>
        {list}
      </details>
      <div className={styles.beside} data-contents="">
        {list}
      </div>
    </nav>
  );
}
