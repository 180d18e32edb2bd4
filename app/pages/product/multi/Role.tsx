import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Role.module.css';

interface Props {
  words: Words['product-multi']['role'];
}

const methods = ['prefilter', 'hepa', 'carbon', 'uv', 'plasma', 'coated'] as const;
/** The four that the picture shows, from left to right; the table numbers them as the picture does. */
const layers: readonly (typeof methods)[number][] = ['prefilter', 'hepa', 'carbon', 'coated'];

/** The layers from edge to edge, each with its number and, where there is room, its name. */
export function Layers({
  words,
  alt,
  illustration,
}: Props & { alt: string; illustration: string }) {
  return (
    <figure className={`${styles.layers} on-ink`}>
      <div className={styles.picture}>
        <Picture of="layers" alt={alt} />
        <ol className={styles.names} aria-hidden="true">
          {layers.map((layer) => (
            <li key={layer} className={styles[layer]}>
              <span>{words.methods[layer].name}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{illustration}</figcaption>
    </figure>
  );
}

/** Where the coated filter stands among the other ways of treating air. */
export function Methods({ words }: Props) {
  return (
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
            <th scope="row">
              {words.methods[method].name}
              {layers.includes(method) && (
                <span className={styles.number} aria-hidden="true">
                  {layers.indexOf(method) + 1}
                </span>
              )}
            </th>
            <td>{words.methods[method].principle}</td>
            <td>{words.methods[method].task}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
