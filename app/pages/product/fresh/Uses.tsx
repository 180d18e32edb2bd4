import type { Words } from '#content/words.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import styles from './Uses.module.css';

interface Props {
  words: Words['product-fresh']['use'];
}

export function Uses({ words }: Props) {
  return (
    <>
      <DescriptionList entries={words.list} className={styles.uses} />
      <p className={styles.note}>{words.note}</p>
    </>
  );
}
