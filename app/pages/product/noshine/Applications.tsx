import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { Arrow } from '../../../ui/Arrow.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Applications.module.css';

const pictureOf = {
  multi: 'layers',
  fresh: 'fresh',
  air: 'air',
  water: 'jars',
  build: 'water',
} as const satisfies Record<string, PictureName>;

export const applicationPictures = Object.values(pictureOf);

type Application = keyof typeof pictureOf;

interface Props {
  title: string;
  words: Words['home']['products']['technologies'];
  alts: Record<(typeof pictureOf)[Application], string>;
  language: Language;
}

/** The first across the window, the others two in a row, each with what the coating does there. */
export function Applications({ title, words, alts, language }: Props) {
  return (
    <section
      id="applications"
      className={`${styles.applications} on-ink`}
      aria-labelledby="applications-title"
    >
      <h2 id="applications-title">{title}</h2>
      <ul>
        {(Object.keys(pictureOf) as Application[]).map((application) => (
          <li key={application}>
            <h3>
              <a href={pagePath(application, language)}>{words[application].name}</a>
            </h3>
            <p>{words[application].text}</p>
            <Picture
              of={pictureOf[application]}
              alt={alts[pictureOf[application]]}
              sizes="(min-width: 768px) 36vw, 300px"
              whole
              className={styles.picture}
            />
            <span className={styles.arrow}>
              <Arrow />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
