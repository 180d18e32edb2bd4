import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { Picture } from '../../../ui/Picture.tsx';
import type { PictureName } from '../../../ui/picture-files.ts';
import styles from './Applications.module.css';

const pictureOf = {
  multi: 'filter',
  fresh: 'fresh',
  air: 'diorama-hotel-night',
  water: 'oilwater',
  build: 'panel-mold',
} as const satisfies Record<string, PictureName>;

type Application = keyof typeof pictureOf;

interface Props {
  words: Words['home']['products']['technologies'];
  alts: Record<(typeof pictureOf)[Application], string>;
  language: Language;
}

/** Five blocks, each a line across the page: its name, what it does, its picture. */
export function Applications({ words, alts, language }: Props) {
  return (
    <ul className={styles.applications}>
      {(Object.keys(pictureOf) as Application[]).map((application) => (
        <li key={application}>
          <h3>
            <a href={pagePath(application, language)}>{words[application].name}</a>
          </h3>
          <p>{words[application].text}</p>
          <Picture
            of={pictureOf[application]}
            alt={alts[pictureOf[application]]}
            sizes="(min-width: 992px) 360px, (min-width: 768px) 40vw, 92vw"
            whole
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
