import type { Words } from '#content/words.ts';
import styles from './HowItWorks.module.css';

interface Props {
  words: Words['product-multi']['how'];
  illustration: string;
}

const beads = Array.from({ length: 20 }, (_, index) => 10 + index * 20);

/** A cross-section of one filter cell in three steps, which form one strip on wide screens. */
export function HowItWorks({ words, illustration }: Props) {
  const drawings = [
    <Passing key="pass" />,
    <Touching key="touch" energies={words.energies} />,
    <Breaking key="break" />,
  ];
  return (
    <figure>
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

/** The coated walls above and below; the reacting beads glow. */
function Walls({ reacting = [] }: { reacting?: readonly number[] }) {
  return (
    <>
      {beads.map((x, index) => (
        <g key={x}>
          <circle className={styles.bead} cx={x} cy="14" r="8.5" />
          <circle
            className={reacting.includes(index) ? styles.awake : styles.bead}
            cx={x}
            cy="246"
            r="8.5"
          />
        </g>
      ))}
    </>
  );
}

/** The grains of a clump, from the back to the front: x, y, radius. */
const clump = [
  [-14, -10, 6],
  [0, -17, 6.5],
  [14, -11, 6],
  [-19, 2, 6],
  [19, 3, 6.5],
  [-12, 14, 6.5],
  [2, 18, 6],
  [14, 14, 6],
  [-7, -6, 8],
  [8, -5, 8.5],
  [-6, 8, 8],
  [8, 8, 7.5],
  [0, 0, 8],
] as const;

function Clump({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g className={styles.clump}>
      {clump.map(([dx, dy, r]) => (
        <circle key={`${dx} ${dy}`} cx={x + dx * size} cy={y + dy * size} r={r * size} />
      ))}
    </g>
  );
}

function Halo({ x, r }: { x: number; r: number }) {
  const id = `halo-${x}`;
  return (
    <>
      <radialGradient id={id}>
        <stop className={styles.halo} offset="0" stopOpacity="0.5" />
        <stop className={styles.halo} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy="240" r={r} fill={`url(#${id})`} />
    </>
  );
}

function Flow({ length }: { length: number }) {
  return (
    <g className={styles.flow}>
      <path d={`M0 92 H${length}`} />
      <path d={`M0 130 H${length}`} />
      <path d={`M0 168 H${length}`} />
    </g>
  );
}

function Passing() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <Flow length={400} />
      <Walls />
      <Clump x={92} y={112} />
      <Clump x={214} y={156} size={0.72} />
      <Clump x={318} y={104} size={0.9} />
    </svg>
  );
}

function Touching({ energies }: { energies: { thermal: string; infrared: string } }) {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <Flow length={400} />
      <Halo x={200} r={96} />
      <Walls reacting={[7, 8, 9, 10, 11, 12]} />
      <Clump x={200} y={210} />
      <g className={styles.energy}>
        <path d="M64 222 q6 -8 12 0 t12 0 t12 0 t12 0 t12 0" />
        <path d="M336 222 q-6 -8 -12 0 t-12 0 t-12 0 t-12 0 t-12 0" />
      </g>
      <text className={styles.text} x="94" y="206" textAnchor="middle">
        {energies.thermal}
      </text>
      <text className={styles.text} x="306" y="206" textAnchor="middle">
        {energies.infrared}
      </text>
    </svg>
  );
}

const fragments = [
  [92, 218, 6],
  [112, 196, 5],
  [140, 214, 4.5],
  [158, 180, 4],
  [188, 200, 3.2],
  [206, 160, 2.6],
  [238, 184, 2],
  [262, 142, 1.5],
  [290, 166, 1.1],
] as const;

function Breaking() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <Flow length={372} />
      <path className={styles.arrow} d="M364 84 l9 8 -9 8 M364 122 l9 8 -9 8 M364 160 l9 8 -9 8" />
      <Halo x={96} r={72} />
      <Walls reacting={[3, 4, 5, 6]} />
      {fragments.map(([x, y, r]) => (
        <circle key={x} className={styles.fragment} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
