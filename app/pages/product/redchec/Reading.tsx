import type { Words } from '#content/words.ts';
import styles from './Reading.module.css';

interface Props {
  words: Words['product-redchec']['reading'];
}

export function Reading({ words }: Props) {
  return (
    <div className={styles.reading}>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.color}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {(['colorless', 'red'] as const).map((color) => (
            <tr key={color}>
              <th scope="row">
                <span className={styles.color}>
                  <svg className={styles[color]} viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="12" cy="12" r="11" />
                  </svg>
                  {words[color].color}
                </span>
              </th>
              <td>{words[color].meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
