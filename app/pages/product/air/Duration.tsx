import { evidence } from '#content/evidence.ts';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import styles from './Duration.module.css';

interface Props {
  /** "3개월", "3 months". */
  months: string;
  label: string;
}

const months = Array.from({ length: Number(evidence.air.lastsMonths) }, (_, month) => month);

/** How long one application lasts, with a bar for each month. */
export function Duration({ months: text, label }: Props) {
  return (
    <>
      <BigFigure figure={text} label={label} />
      <svg
        className={styles.months}
        viewBox="0 0 300 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map((month) => (
          <rect key={month} x={month * 100} width="99.4" height="10" />
        ))}
      </svg>
    </>
  );
}
