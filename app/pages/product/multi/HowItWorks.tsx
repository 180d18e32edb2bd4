import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SwipeStrip } from '../../../ui/SwipeStrip.tsx';
import styles from './HowItWorks.module.css';

interface Props {
  words: Words['product-multi']['how'];
  alt: string;
  illustration: string;
}

const contact = 1;

/** One cell of the filter, cut open: three thirds of one picture, each above the step that it shows. */
export function HowItWorks({ words, alt, illustration }: Props) {
  return (
    <figure className={styles.figure}>
      <SwipeStrip labelledBy="how-title" count={words.steps.length}>
        <ol className={styles.steps}>
          {words.steps.map((step, index) => (
            <li key={step.name}>
              <div className={styles.view}>
                <Picture
                  of="reaction"
                  alt={index === 0 ? alt : ''}
                  sizes="(min-width: 768px) 100vw, 240vw"
                  whole
                  className={styles.third}
                />
                {index === contact && (
                  <p className={styles.energies} aria-hidden="true">
                    <span>{words.energies.thermal}</span>
                    <span>{words.energies.infrared}</span>
                  </p>
                )}
              </div>
              <div className={styles.say}>
                <h3>{step.name}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SwipeStrip>
      <figcaption className={styles.caption}>{illustration}</figcaption>
    </figure>
  );
}
