import { splitSign } from '../format.ts';
import { Still } from './Still.tsx';
import styles from './TenThousand.module.css';
import type { tenThousandWords } from './ten-thousand-words.ts';

interface Props {
  words: NonNullable<ReturnType<typeof tenThousandWords>>;
  /** The page that shows the test. */
  testPage: string;
}

/**
 * The antibacterial result as 10,000 beads, of which fewer than ten stay. Served as what is left;
 * play-ten-thousand.ts puts all of them over it and takes them away under a hand or the scroll.
 */
export function TenThousand({ words, testPage }: Props) {
  const { number, sign } = splitSign(words.figure);
  return (
    <section className={`on-ink ${styles.section}`} aria-labelledby="ten-thousand">
      <div className={styles.track} data-ten-thousand="">
        <div className={styles.stage}>
          <div className={styles.say}>
            <h2 id="ten-thousand" className={styles.title}>
              {words.title}
            </h2>
            <p className={styles.hint}>{words.hint}</p>
            <button
              type="button"
              className={styles.button}
              data-before={words.showBefore}
              data-after={words.showAfter}
              hidden
            >
              {words.showAfter}
            </button>
          </div>
          <div className={styles.field}>
            <Still />
            <p>
              <strong className={styles.figure}>
                {number}
                <small>{sign}</small>
              </strong>
              <span className={styles.label}> {words.label}</span>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.about}>
        <p className={styles.text}>{words.text}</p>
        <div>
          <p>{words.caption}</p>
          <a href={testPage}>{words.link}</a>
        </div>
      </div>
    </section>
  );
}
