import type { Words } from '#content/words.ts';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import styles from './Features.module.css';

interface Props {
  words: Words['product-multi']['features'];
}

export function Features({ words }: Props) {
  return (
    <div className={styles.features}>
      <DescriptionList entries={words.list} className={styles.list} />
      <div className={styles.applications}>
        <h3>{words.applications}</h3>
        <ul>
          {words.applicationList.map((application) => (
            <li key={application}>{application}</li>
          ))}
        </ul>
        <p>{words.applicationNote}</p>
      </div>
    </div>
  );
}
