import { energies, energiesUsedBy, generations } from '#content/generations.ts';
import type { Words } from '#content/words.ts';
import { SpectrumTable } from '../../../ui/SpectrumTable.tsx';
import styles from './Generations.module.css';

/** The three generations beside what sets the third apart. */
export function Generations({ words }: { words: Words['product-noshine'] }) {
  const { generations: names } = words;
  return (
    <section id="generations" className={styles.generations} aria-labelledby="generations-title">
      <div>
        <h2 id="generations-title">{names.title}</h2>
        <p>{names.lead}</p>
      </div>
      <SpectrumTable
        caption={names.title}
        columns={energies.map((energy) => words.energies[energy])}
        rows={generations.map((generation) => ({
          title: names[generation].order,
          name: names[generation].name,
          lit: energies.map((energy) => energiesUsedBy[generation].includes(energy)),
        }))}
        labels={{ lit: names.used, unlit: names.unused }}
      />
    </section>
  );
}
