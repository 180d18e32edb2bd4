import type { Words } from '#content/words.ts';
import styles from './Decomposition.module.css';

interface Props {
  words: Words['product-build']['decomposition'];
}

export function Decomposition({ words }: Props) {
  return (
    <section id="decomposition" className={styles.section} aria-labelledby="decomposition-title">
      <div className={styles.say}>
        <h2 id="decomposition-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      <dl className={styles.substances}>
        {words.substances.map((substance) => (
          <div key={substance.name}>
            <dt>
              <span className={styles.formula}>
                <Formula text={substance.formula} />
              </span>{' '}
              <span className={styles.name}>{substance.name}</span>
            </dt>
            <dd>{substance.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** NOx and SOx carry their x below the line. */
function Formula({ text }: { text: string }) {
  // In the back office a text ends in a mark.
  const at = text.search(/x\p{Co}*$/u);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <sub>{text.slice(at)}</sub>
    </>
  );
}
