import { energies, generations, places, worksAt } from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import { PaintPause } from '../../../ui/PaintPause.tsx';
import { EnergyWave } from './EnergyWave.tsx';
import styles from './UsageRange.module.css';

interface Props {
  words: Words['product-noshine'];
}

/** Four places from full sun to no light, and how far into them each energy reaches. */
export function UsageRange({ words }: Props) {
  const { range } = words;
  return (
    <section id="range" className={styles.range} aria-labelledby="range-title">
      <h2 id="range-title">
        <span>{range.title.from}</span> <span>{range.title.to}</span>
      </h2>
      <div className={styles.drawing}>
        <div className={styles.waves} aria-hidden="true">
          {energies.map((energy) => (
            <p key={energy} className={styles[energy]}>
              <span>{words.energies[energy]}</span>
              <EnergyWave of={energy} />
            </p>
          ))}
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
                    <li key={generation} className={works ? styles.works : undefined}>
                      <span className={styles.order}>{words.generations[generation].order} </span>
                      <span className={styles.short}>{words.generations[generation].short} </span>
                      <span className={styles.state}>{works ? range.works : range.idle}</span>
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ol>
      </div>
      <p>{range.note}</p>
      <PaintPause />
    </section>
  );
}
