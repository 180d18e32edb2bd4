import type { Words } from '#content/words.ts';
import { Formulas } from '../../../ui/Formulas.tsx';
import styles from './Decomposition.module.css';
import { Molecule } from './Molecules.tsx';

interface Props {
  words: Words['product-build']['decomposition'];
}

export function Decomposition({ words }: Props) {
  return (
    <section id="decomposition" className={styles.section} aria-labelledby="decomposition-title">
      <div className={styles.say}>
        <h2 id="decomposition-title">
          <Formulas text={words.title} />
        </h2>
        <p>
          <Formulas text={words.lead} />
        </p>
      </div>
      <dl className={styles.substances}>
        {words.substances.map((substance, index) => (
          <div key={substance.name}>
            <dt>
              <span className={styles.formula}>
                <Formulas text={substance.formula} />
              </span>{' '}
              <span className={styles.name}>{substance.name}</span>
              <Molecule of={index} />
            </dt>
            <dd>
              <Formulas text={substance.text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
