import styles from './FigurePhrase.module.css';
import signStyles from './FigureSign.module.css';
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
  // In the back office there may be marks and no words.
  const hasBefore = /\P{Co}/u.test(before);
  return (
    <p className={styles.phrase}>
      <span className={styles.figure}>
        {hasBefore ? <small className={styles.before}>{before} </small> : before}
        {number}
        <small className={/\p{L}/u.test(sign) ? styles.after : signStyles.sign}>
          {sign} {after}
        </small>
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </p>
  );
}
