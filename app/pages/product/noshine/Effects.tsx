import type { Words } from '#content/words.ts';
import { PaintPause } from '../../../ui/PaintPause.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Effects.module.css';
import type { effectFigures } from './effect-figures.ts';

interface Props {
  words: Words['product-noshine']['effects'];
  figures: ReturnType<typeof effectFigures>;
  /** That the figures are a test's, and how far they reach. */
  conditions: string;
  alt: string;
}

/** As they stand on the picture, from left to right. */
const effects = ['germs', 'particles', 'odour', 'stain', 'harmful'] as const;

/** One strip of surface and five things that happen to it; under each what was measured. */
export function Effects({ words, figures, conditions, alt }: Props) {
  return (
    <div id="effects" className={styles.section}>
      <h2 id="effects-title">{words.title}</h2>
      {/* A region, which the arrow keys scroll sideways on a phone. */}
      {/* biome-ignore lint/a11y: see above */}
      <section className={styles.strip} aria-labelledby="effects-title" tabIndex={0}>
        <Picture
          of="effects"
          alt={alt}
          sizes="(min-width: 768px) 96vw, min(390vw, 100rem)"
          whole
          className={styles.surface}
        />
        <ul>
          {effects.map((effect) => (
            <li key={effect}>
              <h3>{words[effect].name}</h3>
              <p>{words[effect].text}</p>
              <p className={styles.proof}>
                <Figure text={figures[effect].figure} /> <span>{figures[effect].label}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      {/* mark-position.ts tells them which one is seen. */}
      <p className={styles.position} data-position="" aria-hidden="true">
        {effects.map((effect) => (
          <span key={effect} />
        ))}
      </p>
      <p className={styles.conditions}>{conditions}</p>
      <PaintPause />
    </div>
  );
}

/** Numbers large, the words and signs around them small; a word alone stands for a number. */
function Figure({ text }: { text: string }) {
  const parts = text.split(/(\d[\d.,]*)/);
  if (parts.length === 1) return <strong className={styles.word}>{text}</strong>;
  return (
    <strong>
      {parts.map((part, index) => (index % 2 ? part : part && <small key={part}>{part}</small>))}
    </strong>
  );
}
