import { localize } from '#domain/language.ts';
import styles from './PreviousNext.module.css';
import { aboutPages, productPages } from './pages.ts';
import { useFrame } from './useFrame.ts';

const order = [...aboutPages, ...productPages];

/** At the foot of a content page: the page before it and the page after it in the menu's order. */
export function PreviousNext() {
  const { language, words, path } = useFrame();
  const position = order.findIndex((page) => page.path === path);
  if (position < 0) return null;
  const previous = order[position - 1];
  const next = order[position + 1];

  return (
    <nav aria-label={words.pager.label} className={styles.pager}>
      {previous && (
        <a href={localize(previous.path, language)} rel="prev" className={styles.previous}>
          <span className={styles.direction}>{words.pager.previous}</span>
          <span className={styles.name}>{words.pages[previous.name]}</span>
        </a>
      )}
      {next && (
        <a href={localize(next.path, language)} rel="next" className={styles.next}>
          <span className={styles.direction}>{words.pager.next}</span>
          <span className={styles.name}>{words.pages[next.name]}</span>
        </a>
      )}
    </nav>
  );
}
