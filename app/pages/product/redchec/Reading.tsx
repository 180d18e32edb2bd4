import type { Words } from '#content/words.ts';
import styles from './Reading.module.css';

interface Props {
  words: Words['product-redchec']['reading'];
}

const colors = ['red', 'colorless'] as const;

/** The legend of the plate above it, in the order of the plate's two sides. */
export function Reading({ words }: Props) {
  return (
    <section id="reading" className={styles.reading} aria-labelledby="reading-title">
      <div className={styles.say}>
        <h2 id="reading-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <table className={styles.legend}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            {colors.map((color) => (
              <th key={color} scope="col" className={styles[color]}>
                <small>{words.color}</small> {words[color].color}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {colors.map((color) => (
              <td key={color} className={styles[color]}>
                {words[color].meaning}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
