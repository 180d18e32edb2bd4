import type { Words } from '#content/words.ts';
import { FirstScreen } from '../../../ui/FirstScreen.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Opening.module.css';

interface Props {
  words: Pick<Words['about-relationship'], 'intro' | 'path'>;
  illustration: string;
  alt: string;
}

/** The first screen, behind the banner: the catalyst and the filter on one table, and the way between them. */
export function Opening({ words, illustration, alt }: Props) {
  return (
    <FirstScreen className={styles.opening} caption={illustration}>
      <Picture of="companies" alt={alt} priority isLead className={styles.picture} />
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
