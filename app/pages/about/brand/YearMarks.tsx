import styles from './YearMarks.module.css';

interface Props {
  years: number;
  /** Over so many: further marks fade out. */
  kind: 'about' | 'above';
}

/** How many years the width is worth, as in Years.module.css. */
const widest = 24;

/** One mark per year, on the same scale for both rows. */
export function YearMarks({ years, kind }: Props) {
  const further = kind === 'above' ? 3 : 0;
  return (
    <svg
      className={`${styles.marks} ${styles[kind]}`}
      viewBox={`0 0 ${widest * 10} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: years + further }, (_, year) => {
        const opacity = year < years ? 1 : 0.45 - 0.12 * (year - years);
        // biome-ignore lint/suspicious/noArrayIndexKey: the year is what the mark is
        return <rect key={year} x={year * 10} width="9.5" height="10" opacity={opacity} />;
      })}
    </svg>
  );
}
