import { brand } from '#content/brand.ts';
import styles from './Mark.module.css';
import { drawnLetters } from './wordmark-letters.ts';

/** Symbol and name, as in the head of public pages; the symbol alone where there is no room. */
export function Mark({ isSymbol = false }: { isSymbol?: boolean }) {
  if (isSymbol) return <img src="/icons/icon.svg" alt={brand} width={28} height={28} />;
  return (
    <span className={styles.mark}>
      <img src="/icons/icon.svg" alt="" width={28} height={28} />
      <svg viewBox="0 -25 174 26" width="107" height="16" role="img" aria-label={brand}>
        <path fill="currentColor" d={drawnLetters} />
      </svg>
    </span>
  );
}
