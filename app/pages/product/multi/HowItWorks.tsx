import type { Words } from '#content/words.ts';
import styles from './HowItWorks.module.css';
import { Bead, Clump, Fragments, Halo, Surface, SurfaceShades } from './SurfaceDrawing.tsx';

interface Props {
  words: Words['product-multi']['how'];
  illustration: string;
}

/** Grime drifts over the coated surface, falls, lights it and breaks up: three steps of one strip. */
export function HowItWorks({ words, illustration }: Props) {
  const drawings = [
    <Passing key="pass" />,
    <Touching key="touch" energies={words.energies} />,
    <Breaking key="break" />,
  ];
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled sideways */}
      <ol className={styles.steps} tabIndex={0} aria-labelledby="how-title">
        {words.steps.map((step, index) => (
          <li key={step.name}>
            {drawings[index]}
            <div className={styles.say}>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{illustration}</figcaption>
    </figure>
  );
}

function Passing() {
  return (
    <svg viewBox="0 20 400 220" aria-hidden="true">
      <SurfaceShades />
      <Surface />
      <g className={styles.drift}>
        <Clump x={70} y={96} size={1.15} />
        <Clump x={196} y={52} size={0.7} />
        <Clump x={300} y={112} size={0.95} />
      </g>
    </svg>
  );
}

function Touching({ energies }: { energies: { thermal: string; infrared: string } }) {
  return (
    <svg viewBox="0 20 400 220" aria-hidden="true">
      <Surface />
      <g className={styles.light}>
        <Halo x={200} r={120} />
        {[8, 9, 10, 11].map((place) => (
          <Bead key={place} place={place} />
        ))}
        <g className={styles.energy}>
          <path d="M44 168q6-8 12 0t12 0 12 0 12 0 12 0" />
          <path d="M356 168q-6-8-12 0t-12 0-12 0-12 0-12 0" />
        </g>
        <text className={styles.text} x="74" y="148">
          {energies.thermal}
        </text>
        <text className={styles.text} x="326" y="148">
          {energies.infrared}
        </text>
      </g>
      <g className={styles.fall}>
        <Clump x={200} y={164} size={1.5} />
      </g>
    </svg>
  );
}

function Breaking() {
  return (
    <svg viewBox="0 20 400 220" aria-hidden="true">
      <Surface />
      <Halo x={110} r={100} />
      {[4, 5, 6].map((place) => (
        <Bead key={place} place={place} />
      ))}
      <g className={styles.spread}>
        <Fragments />
      </g>
    </svg>
  );
}
