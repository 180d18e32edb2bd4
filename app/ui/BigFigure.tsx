import styles from './BigFigure.module.css';
import signStyles from './FigureSign.module.css';
import { splitSign } from './format.ts';

interface Props {
  /** Already written in the visitor's language: "99,9 %", "3개월". */
  figure: string;
  /** Left out where a head or a title says it. */
  label?: string;
  size?: 'headline' | 'row';
}

/** A main result, as large as a headline; its sign is smaller. */
export function BigFigure({ figure, label, size = 'headline' }: Props) {
  const { number, sign } = splitSign(figure);
  return (
    <p className={`${styles.figure} ${styles[size]}`}>
      <span className={styles.number}>
        {number}
        <span className={signStyles.sign}>{sign}</span>
      </span>{' '}
      {label && <span className={styles.label}>{label}</span>}
    </p>
  );
}
