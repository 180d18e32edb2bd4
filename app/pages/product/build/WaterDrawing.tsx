import type { ReactNode } from 'react';
import styles from './WaterDrawing.module.css';

interface Props {
  of: 'drops' | 'film';
}

type Point = readonly [a: number, b: number, z: number];

/** How long the slab's sides are, how thick it is, and how high the coating and the water on it reach. */
const side = 296;
const slab = 40;
const coat = 7;
const water = 22;

/** The same rain and dirt on two slabs: in drops beside the dirt, or on a coating, as a film that carries it off. */
export function WaterDrawing({ of }: Props) {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 440" aria-hidden="true">
      <defs>
        <radialGradient id={`${of}-water`} cx="0.62" cy="0.72" r="0.75">
          <stop className={styles.caustic} offset="0" />
          <stop className={styles.inside} offset="0.55" />
          <stop className={styles.rim} offset="1" />
        </radialGradient>
        <radialGradient id={`${of}-grime`} cx="0.35" cy="0.28" r="0.8">
          <stop className={styles.lit} offset="0" />
          <stop className={styles.shaded} offset="1" />
        </radialGradient>
        {of === 'film' && (
          <>
            <radialGradient id="film-reaction">
              <stop className={styles.reacting} offset="0" />
              <stop className={styles.spent} offset="1" />
            </radialGradient>
            <linearGradient id="film-trail" x2="0" y2="1">
              <stop className={styles.passed} offset="0.1" />
              <stop className={styles.fresh} offset="1" />
            </linearGradient>
          </>
        )}
        <g id={`${of}-clump`} fill={`url(#${of}-grime)`}>
          <circle cx="-9" cy="-5" r="9" />
          <circle cx="8" cy="-7" r="10" />
          <circle cx="-1" cy="-15" r="9" />
          <circle cx="14" cy="-1" r="6" />
          <circle cx="0" cy="-1" r="8" />
        </g>
      </defs>
      <path
        className={styles.shadow}
        d={shape([0, 0, -70], [side, 0, -70], [side, side, -70], [0, side, -70])}
      />
      <path
        className={styles.left}
        d={shape([0, side, 0], [side, side, 0], [side, side, -slab], [0, side, -slab])}
      />
      <path
        className={styles.right}
        d={shape([side, 0, 0], [side, side, 0], [side, side, -slab], [side, 0, -slab])}
      />
      <path className={styles.top} d={top(0)} />
      {of === 'drops' ? <Drops /> : <Film />}
    </svg>
  );
}

function Drops() {
  return inDepth([
    ...drops.map(([a, b, r]) => ({ a, b, drawn: <Drop key={`${a} ${b}`} at={[a, b, 0]} r={r} /> })),
    ...dirt.map(([a, b, size]) => ({
      a,
      b,
      drawn: <Clump key={`${a} ${b}`} of="drops" at={[a, b, 0]} size={size} />,
    })),
  ]);
}

function Film() {
  return (
    <>
      <path className={styles.coatGlow} d={top(coat)} />
      <path className={styles.coatEdge} d={edge((along, z) => [along, side, z])} />
      <path className={styles.coatEdge} d={edge((along, z) => [side, along, z])} />
      <path className={styles.coat} d={top(coat)} />
      {afloat.map(({ to: [a, b], size }) => (
        <Reaction key={a} at={[a, b, coat]} size={size} />
      ))}
      <path className={styles.waterFoot} d={shape(...sheet(coat))} />
      <path className={styles.water} d={shape(...sheet(water))} />
      <path
        className={styles.streak}
        d={curve([30, 190, water], [70, 110, water], [150, 120, water], [215, 40, water])}
      />
      <path
        className={styles.streak}
        d={curve([90, 250, water], [140, 190, water], [200, 190, water], [258, 96, water])}
      />
      {carried.map(({ from: [a, b], to }) => (
        <path
          key={a}
          className={styles.trail}
          stroke="url(#film-trail)"
          d={wayOver([a, b, water], to)}
        />
      ))}
      {afloat.map(({ to, size }) => (
        <Clump key={to[0]} of="film" at={to} size={size} />
      ))}
      {overTheEdge.map(({ to, size }) => (
        <use
          key={to[0]}
          href="#film-clump"
          transform={`translate(${project(to).join(' ')}) scale(${size})`}
        />
      ))}
      <path className={styles.leader} d={`M${project(labelled).join(' ')}V64`} />
      <circle
        className={styles.leaderEnd}
        cx={project(labelled)[0]}
        cy={project(labelled)[1]}
        r="5"
      />
    </>
  );
}

/** Where the coating works on what lies above it; seen through the water. */
function Reaction({ at, size }: { at: Point; size: number }) {
  const [x, y] = project(at);
  return <ellipse cx={x} cy={y} rx={34 * size} ry={17 * size} fill="url(#film-reaction)" />;
}

function Drop({ at, r }: { at: Point; r: number }) {
  const [x, y] = project(at);
  const height = r * 0.86;
  return (
    <g>
      <ellipse
        className={styles.contact}
        cx={x + r * 0.14}
        cy={y + r * 0.2}
        rx={r * 1.05}
        ry={r * 0.5}
      />
      <path
        className={styles.drop}
        fill="url(#drops-water)"
        d={`M${x - r} ${y - 0.12 * r} A${r} ${height} 0 0 1 ${x + r} ${y - 0.12 * r} A${r} ${r * 0.5} 0 0 1 ${x - r} ${y - 0.12 * r} z`}
      />
      <ellipse
        className={styles.highlight}
        cx={x - r * 0.36}
        cy={y - r * 0.52}
        rx={r * 0.2}
        ry={r * 0.12}
      />
    </g>
  );
}

function Clump({ of, at, size }: { of: Props['of']; at: Point; size: number }) {
  const [x, y] = project(at);
  return (
    <g>
      <ellipse className={styles.contact} cx={x + 3} cy={y + 3} rx={20 * size} ry={9 * size} />
      <use href={`#${of}-clump`} transform={`translate(${x} ${y}) scale(${size})`} />
    </g>
  );
}

/** What is nearer is drawn later. */
function inDepth(things: { a: number; b: number; drawn: ReactNode }[]) {
  return things.sort((one, other) => one.a + one.b - other.a - other.b).map(({ drawn }) => drawn);
}

/** The dioramas' view from above: both sides of the floor run toward the viewer. */
function project([a, b, z]: Point): [number, number] {
  return [Math.round(320 + (a - b) * 0.95), Math.round(92 + (a + b) * 0.45 - z)];
}

const shape = (...points: Point[]) =>
  `M${points.map((point) => project(point).join(' ')).join('L')}z`;
const top = (z: number) => shape([0, 0, z], [side, 0, z], [side, side, z], [0, side, z]);
const curve = (from: Point, ...points: Point[]) =>
  `M${project(from).join(' ')}C${points.map((point) => project(point).join(' ')).join(' ')}`;

/** Over the water to where something is now; past the edge, down the side of the slab. */
function wayOver(from: Point, to: Point): string {
  const brink: Point = [Math.min(to[0], side), Math.min(to[1], side), water];
  const way = [from, brink, ...(to[2] < coat ? [to] : [])];
  return `M${way.map((point) => project(point).join(' ')).join('L')}`;
}

/** What is seen of the coating's thickness along one side of the slab. */
const edge = (point: (along: number, z: number) => Point) =>
  shape(point(0, coat), point(side, coat), point(side, 0), point(0, 0));

/** The outline of the water: nearly the slab's, without its corners, so that the coating shows around it. */
function sheet(z: number): Point[] {
  return Array.from({ length: 72 }, (_, step) => {
    const turn = (step / 72) * 2 * Math.PI;
    const reach = 135 + 3 * Math.sin(5 * turn) + 2 * Math.sin(9 * turn + 1);
    return [round(Math.cos(turn)), round(Math.sin(turn)), z];

    function round(part: number): number {
      return side / 2 + reach * Math.sign(part) * Math.abs(part) ** 0.36;
    }
  });
}

/** Where its name points at the coating. */
const labelled: Point = [side - 12, 12, coat];

/** Where on the slab, and how large. */
const drops: [a: number, b: number, radius: number][] = [
  [48, 60, 22],
  [120, 34, 15],
  [205, 42, 26],
  [262, 96, 14],
  [40, 150, 17],
  [118, 116, 34],
  [196, 128, 18],
  [246, 186, 30],
  [64, 228, 28],
  [150, 208, 21],
  [206, 250, 16],
  [128, 266, 13],
  [262, 36, 10],
  [84, 96, 8],
  [158, 62, 8],
  [172, 168, 9],
  [266, 252, 17],
  [96, 186, 9],
];
const dirt: [a: number, b: number, size: number][] = [
  [84, 20, 0.75],
  [160, 88, 0.9],
  [230, 138, 0.8],
  [100, 152, 1],
  [186, 212, 1.1],
  [30, 196, 0.8],
  [240, 270, 0.85],
];
/** Of the same dirt what is still seen: where it lay, and how far the water has carried it. */
const carried: { from: [a: number, b: number]; to: Point; size: number }[] = [
  { from: [160, 88], to: [216, 128, water + 2], size: 0.9 },
  { from: [100, 152], to: [150, 232, water + 2], size: 1 },
  { from: [230, 138], to: [side + 5, 170, -4], size: 0.8 },
  { from: [30, 196], to: [84, side + 5, -2], size: 0.8 },
  { from: [186, 212], to: [214, side + 6, -24], size: 1.1 },
  { from: [240, 262], to: [side + 6, 272, -36], size: 0.85 },
];
const afloat = carried.filter(({ to }) => to[2] > coat);
const overTheEdge = carried.filter(({ to }) => to[2] < coat);
