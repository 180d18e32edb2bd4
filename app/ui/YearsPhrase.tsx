import { splitSign } from './format.ts';
import styles from './YearsPhrase.module.css';

interface Props {
  /** "about {years}", "{years} 넘게": the words around the figure stay small. */
  phrase: string;
  /** Written in the visitor's language: "10 years". */
  years: string;
  label: string;
}

export function YearsPhrase({ phrase, years, label }: Props) {
  const [before = '', after = ''] = phrase.split('{years}').map((part) => part.trim());
  const { number, sign } = splitSign(years);
  return (
    <p className={styles.phrase}>
      <span className={styles.line}>
        {before && <small>{before}</small>} <span className={styles.number}>{number}</span>
        <small>
          {sign} {after}
        </small>
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </p>
  );
}
