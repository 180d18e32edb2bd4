import type { Words } from '#content/words.ts';
import styles from './HowItWorks.module.css';
import { Bead, Clump, Fragments, Halo, Surface, SurfaceShades } from './SurfaceDrawing.tsx';

interface Props {
  words: Words['product-multi']['how'];
  illustration: string;
}

/** Air carries grime into the cells; it falls on the coated wall of one, lights it and breaks up: three steps of one strip. */
export function HowItWorks({ words, illustration }: Props) {
  const drawings = [
    <Passing key="pass" />,
    <Touching key="touch" energies={words.energies} />,
    <Breaking key="break" />,
  ];
  return (
    <figure className={styles.figure}>
      <ol className={styles.steps}>
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
    <svg viewBox="0 0 300 240" aria-hidden="true">
      <SurfaceShades />
      <Surface />
      <g className={styles.drift}>
        <Clump x={75} y={108} size={1.15} />
        <Clump x={187} y={44} size={0.7} />
        <Clump x={225} y={110} size={0.9} />
        <Clump x={37} y={40} size={0.5} />
      </g>
    </svg>
  );
}

function Touching({ energies }: { energies: { thermal: string; infrared: string } }) {
  return (
    <svg viewBox="0 0 300 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Surface />
      <g className={styles.light}>
        <Halo x={150} r={140} />
        {[5, 6, 7, 8, 9].map((place) => (
          <Bead key={place} place={place} />
        ))}
        <g className={styles.energy}>
          <path d="M20 166q5-8 10 0t10 0 10 0 10 0 10 0" />
          <path d="M280 166q-5-8-10 0t-10 0-10 0-10 0-10 0" />
        </g>
        <text className={styles.text} x="45" y="148">
          {energies.thermal}
        </text>
        <text className={styles.text} x="255" y="148">
          {energies.infrared}
        </text>
      </g>
      <g className={styles.fall}>
        <Clump x={150} y={152} size={2.2} />
      </g>
    </svg>
  );
}

function Breaking() {
  return (
    <svg viewBox="0 0 300 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Surface />
      <Halo x={90} r={110} />
      {[3, 4, 5].map((place) => (
        <Bead key={place} place={place} />
      ))}
      <g className={styles.spread}>
        <Fragments />
      </g>
    </svg>
  );
}
