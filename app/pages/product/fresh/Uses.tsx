import type { Words } from '#content/words.ts';
import styles from './Uses.module.css';

interface Props {
  words: Words['product-fresh']['use'];
}

export function Uses({ words }: Props) {
  return (
    <>
      <dl className={styles.uses}>
        {words.list.map((use) => (
          <div key={use.name}>
            <dt>{use.name}</dt>
            <dd>{use.text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{words.note}</p>
    </>
  );
}
