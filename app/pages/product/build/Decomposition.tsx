import styles from './Decomposition.module.css';

interface Props {
  substances: readonly { formula: string; name: string; text: string }[];
}

export function Decomposition({ substances }: Props) {
  return (
    <dl className={styles.substances}>
      {substances.map((substance) => (
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
  );
}

/** NOx and SOx carry their x below the line. */
function Formula({ text }: { text: string }) {
  if (!text.endsWith('x')) return text;
  return (
    <>
      {text.slice(0, -1)}
      <sub>x</sub>
    </>
  );
}
