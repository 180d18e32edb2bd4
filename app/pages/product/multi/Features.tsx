import type { Words } from '#content/words.ts';
import styles from './Features.module.css';

interface Props {
  words: Words['product-multi']['features'];
}

export function Features({ words }: Props) {
  return (
    <div className={styles.features}>
      <dl className={styles.list}>
        {words.list.map((feature) => (
          <div key={feature.name}>
            <dt>{feature.name}</dt>
            <dd>{feature.text}</dd>
          </div>
        ))}
      </dl>
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
