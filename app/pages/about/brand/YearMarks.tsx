import styles from './YearMarks.module.css';

interface Props {
  years: number;
  /** Over so many: it goes on and fades out, with no marks that one could count. */
  kind: 'about' | 'above';
}

/** How many years the width is worth, as in Years.module.css. */
const widest = 24;

/** One mark per year, on the same scale for both rows. */
export function YearMarks({ years, kind }: Props) {
  return (
    <svg
      className={`${styles.marks} ${styles[kind]}`}
      viewBox={`0 0 ${widest * 10} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: years }, (_, year) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the year is what the mark is
        <rect key={year} x={year * 10} width="9.5" height="10" />
      ))}
      {kind === 'above' && (
        <>
          <linearGradient id="years-beyond">
            <stop className={styles.begun} />
            <stop className={styles.open} offset="1" />
          </linearGradient>
          <rect x={years * 10} width="36" height="10" fill="url(#years-beyond)" />
        </>
      )}
    </svg>
  );
}
