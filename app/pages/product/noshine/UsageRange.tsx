import { generations, places, worksAt } from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import styles from './UsageRange.module.css';

interface Props {
  words: Words['product-noshine'];
}

/** Four places from full sun to no light; the background gets darker from one to the next. */
export function UsageRange({ words }: Props) {
  const { range } = words;
  return (
    <section id="range" className={styles.range} aria-labelledby="range-title">
      <div className={styles.head}>
        <h2 id="range-title">{range.title}</h2>
        <p>{range.note}</p>
      </div>
      <ol className={styles.places}>
        {places.map((place) => (
          <li key={place} className={styles[place]}>
            <h3>{range[place].name}</h3>
            <p>{range[place].text}</p>
            <ul>
              {generations.map((generation) => {
                const works = worksAt(generation, place);
                return (
                  <li key={generation} className={works ? styles.works : styles.idle}>
                    <span className={styles.generation}>{words.generations[generation].order}</span>{' '}
                    <span className={styles.state}>{works ? range.works : range.idle}</span>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
