import { withoutMarks } from '#domain/text-marks.ts';
import styles from './FigurePhrase.module.css';
import { splitSign } from './format.ts';

interface Props {
  /** "about {years}", "{years} 넘게": the words around the figure stay small. */
  phrase?: string;
  /** Written in the visitor's language: "10 years", "99.81%". */
  figure: string;
  label: string;
}

export function FigurePhrase({ phrase = '', figure, label }: Props) {
  const [before = '', after = ''] = phrase.split('{years}').map((part) => part.trim());
  const { number, sign } = splitSign(figure);
  return (
    <p className={styles.phrase}>
      {withoutMarks(before) ? <small className={styles.before}>{before}</small> : before}{' '}
      <span className={styles.figure}>
        {number}
        <small className={styles.after}>
          {sign} {after}
        </small>
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </p>
  );
}
