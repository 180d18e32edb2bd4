import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Reading.module.css';

interface Props {
  words: Words['product-redchec']['reading'];
}

const colors = ['red', 'colorless'] as const;

/** The legend of the plate above it, in the order of the plate's two sides: a drop of each, as a small sign. */
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
              <th key={color} scope="col">
                <Picture
                  of="redchec-2"
                  alt=""
                  whole
                  sizes="(min-width: 992px) 1050px, 600px"
                  className={`${styles.drop} ${styles[color]}`}
                />
                <small>{words.color}</small> {words[color].color}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {colors.map((color) => (
              <td key={color}>{words[color].meaning}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
