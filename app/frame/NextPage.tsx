import { localize } from '#domain/language.ts';
import { Arrow } from '../ui/Arrow.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './NextPage.module.css';
import { useFrame } from './useFrame.ts';

/** At the foot of a content page: a look at the page after it, and the way back to the one before. */
export function NextPage() {
  const { language, words, neighbours } = useFrame();
  const { previous, next } = neighbours;
  if (!next) return null;
  return (
    <nav aria-label={words.pager.label} className={`${styles.pager} on-ink`}>
      <a
        href={localize(next.path, language)}
        rel="next"
        className={styles.next}
        data-of={next.name}
      >
        <Picture of={next.picture} alt="" className={styles.picture} />
        <span className={styles.say}>
          <span className={styles.direction}>{words.pager.next}</span>
          <span className={styles.promise}>{next.promise}</span>
          <span className={styles.name}>
            {words.pages[next.name]}
            <Arrow />
          </span>
        </span>
      </a>
      {previous && (
        <a href={localize(previous.path, language)} rel="prev" className={styles.previous}>
          <span className={styles.direction}>{words.pager.previous}</span>{' '}
          <span>
            <Arrow />
            {words.pages[previous.name]}
          </span>
        </a>
      )}
    </nav>
  );
}
