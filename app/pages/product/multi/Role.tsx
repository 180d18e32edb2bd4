import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Role.module.css';

interface Props {
  words: Words['product-multi']['role'];
  alt: string;
  illustration: string;
}

const methods = ['prefilter', 'hepa', 'carbon', 'uv', 'plasma', 'coated'] as const;
/** The four that the picture shows, from left to right. */
const layers = ['prefilter', 'hepa', 'carbon', 'coated'] as const;

/** Where the coated filter stands among the other ways of treating air. */
export function Role({ words, alt, illustration }: Props) {
  return (
    <>
      <figure className={styles.layers}>
        <Picture of="layers" alt={alt} whole sizes="(min-width: 78rem) 72rem, 92vw" />
        <ol className={styles.names} aria-hidden="true">
          {layers.map((layer) => (
            <li key={layer} className={styles[layer]}>
              {words.methods[layer].name}
            </li>
          ))}
        </ol>
        <figcaption>{illustration}</figcaption>
      </figure>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.method}</th>
            <th scope="col">{words.columns.principle}</th>
            <th scope="col">{words.columns.task}</th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <tr key={method} className={method === 'coated' ? styles.ours : undefined}>
              <th scope="row">{words.methods[method].name}</th>
              <td>{words.methods[method].principle}</td>
              <td>{words.methods[method].task}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
