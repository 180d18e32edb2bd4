import type { Words } from '#content/words.ts';
import { FirstScreen } from '../../../ui/FirstScreen.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Opening.module.css';

interface Props {
  words: Pick<Words['about-relationship'], 'intro' | 'path'>;
  illustration: string;
  alts: Record<'diorama-lab-night' | 'diorama-works-night', string>;
}

const sizes = '(min-width: 992px) 52vw, 104vw';

/** The first screen, behind the banner: both companies at night, and the line from one to the other. */
export function Opening({ words, illustration, alts }: Props) {
  return (
    <FirstScreen className={styles.opening} caption={illustration}>
      <div className={styles.rooms}>
        <Picture
          of="diorama-lab-night"
          alt={alts['diorama-lab-night']}
          sizes={sizes}
          priority
          whole
          className={styles.lab}
        />
        <Picture
          of="diorama-works-night"
          alt={alts['diorama-works-night']}
          sizes={sizes}
          priority
          whole
          className={styles.works}
        />
      </div>
      <div className={styles.inside}>
        <p className={styles.headline}>{words.intro.title}</p>
        <p className={styles.lead}>{words.intro.lead}</p>
        <section className={styles.path} aria-labelledby="path">
          <h2 id="path">{words.path.title}</h2>
          <ol>
            {words.path.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </FirstScreen>
  );
}
