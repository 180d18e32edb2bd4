import type { Words } from '#content/words.ts';
import { type Effect, EffectDrawing } from './EffectDrawing.tsx';
import styles from './Effects.module.css';
import type { effectFigures } from './effect-figures.ts';

interface Props {
  words: Words['product-noshine']['effects'];
  figures: ReturnType<typeof effectFigures>;
  /** That the figures are a test's, and how far they reach. */
  conditions: string;
}

const effects: Effect[] = ['germs', 'particles', 'odour', 'stain', 'harmful'];

/** Five effects on one surface: above the line what arrives at it, below it what was measured. */
export function Effects({ words, figures, conditions }: Props) {
  return (
    <>
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>
            <EffectDrawing of={effect} />
            <h3>{words[effect].name}</h3>
            <p>{words[effect].text}</p>
            <p className={styles.proof}>
              <strong
                className={/^\d+[.,]?\d*\s?%/.test(figures[effect].figure) ? '' : styles.word}
              >
                {figures[effect].figure}
              </strong>{' '}
              <span>{figures[effect].label}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.conditions}>{conditions}</p>
    </>
  );
}
