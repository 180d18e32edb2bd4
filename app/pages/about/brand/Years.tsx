import type { Words } from '#content/words.ts';
import { FigurePhrase } from '../../../ui/FigurePhrase.tsx';
import { YearMarks } from './YearMarks.tsx';
import styles from './Years.module.css';

interface Props {
  words: Words['about-brand']['years'];
  /** Written in the visitor's language: "10 years". */
  years: Record<'development' | 'use', string>;
  figures: Record<'development' | 'use', number>;
}

/** Two spans of years from the same zero, on one scale. */
export function Years({ words, years, figures }: Props) {
  return (
    <section className={styles.years} aria-labelledby="years">
      <h2 id="years">{words.title}</h2>
      <div className={styles.spans}>
        <FigurePhrase {...words.development} figure={years.development} />
        <YearMarks years={figures.development} kind="about" />
        <FigurePhrase {...words.use} figure={years.use} />
        <YearMarks years={figures.use} kind="above" />
        <p className={styles.axis} aria-hidden="true">
          <span>0</span>
          <span>{figures.development}</span>
          <span>{figures.use}</span>
        </p>
        <p className={styles.scale}>{words.scale}</p>
      </div>
    </section>
  );
}
