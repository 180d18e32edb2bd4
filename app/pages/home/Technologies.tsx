import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { Formulas } from '../../ui/Formulas.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { HomeFigures } from './home-figures.ts';
import styles from './Technologies.module.css';

const pictureOf = {
  multi: 'filter',
  fresh: 'fresh',
  air: 'air',
  water: 'jars',
  build: 'panel-rain',
} as const satisfies Record<string, PictureName>;

type Technology = keyof typeof pictureOf;

interface Props {
  words: Words['home']['products']['technologies'];
  figures: HomeFigures['technologies'];
  /** That the figures are a test's, and how far they reach. */
  note: string;
  alts: Record<(typeof pictureOf)[Technology], string>;
  language: Language;
}

export function Technologies({ words, figures, note, alts, language }: Props) {
  return (
    <>
      <ul className={styles.technologies}>
        {(Object.keys(pictureOf) as Technology[]).map((technology) => (
          <li key={technology}>
            <Picture
              of={pictureOf[technology]}
              alt={alts[pictureOf[technology]]}
              sizes="(min-width: 992px) 640px, (min-width: 768px) 46vw, 92vw"
              whole
              className={styles.picture}
            />
            <h3>{words[technology].name}</h3>
            <p>{words[technology].text}</p>
            <p className={styles.proof}>
              <strong>
                <Formulas text={figures[technology].figure} />
              </strong>{' '}
              <span>{figures[technology].label}</span>
            </p>
            <a className={styles.more} href={pagePath(technology, language)}>
              {words.more}
              <span className="visually-hidden">: {words[technology].name}</span>
              <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
                <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </>
  );
}
