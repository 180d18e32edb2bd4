import { Fragment } from 'react';
import { outlineOf } from './balls.ts';
import { farthest, flatteningAt, groundFor, place } from './beads.ts';
import { makeClump } from './grime.ts';
import { grimePlaces } from './light.ts';

const ground = groundFor(1600, 860);

/** Rows of beads from far to near. The farther, the more are left out, as they lie ever closer: by
    one measure for all, as a step in it would be seen as a seam across the field. */
const rows: { distance: number; size: number; y: number; start: number }[] = [];
for (let distance = farthest * 0.8; distance > 12; ) {
  const size = Math.round((ground.focal / distance) * 10) / 10;
  const isOdd = rows.length % 2 === 1;
  const start = 800 - Math.ceil(800 / size + 1) * size - (isOdd ? size / 2 : 0);
  rows.push({ distance, size, y: Math.round(ground.horizon + 9 * size), start });
  distance -= 0.24 * Math.sqrt(distance);
}

/** In steps of a twentieth, which make a shorter page. */
const step = (value: number) => Math.round(value * 20) / 20;

const clumps = grimePlaces.map(([share, distance]) => {
  const { scale } = place(ground, 0, distance);
  const across = (share * 800) / scale;
  return {
    distance,
    /** As in the scene; those at the back are one ball here. */
    crumbs: makeClump(across, distance, 0).crumbs.filter(({ z }) => z > 0.3),
    x: Math.round(800 + share * 800),
    y: Math.round(ground.horizon + 9 * scale),
    size: Math.round(scale * 1.4),
  };
});

/** What has come off it: at its foot, then rising. */
const motes = outlineOf([
  [-0.98, 0.52, 0.09],
  [1.02, 0.5, 0.08],
  [-0.56, 0.84, 0.11],
  [0.6, 0.82, 0.1],
  [0.16, 0.92, 0.12],
  [-0.62, -1.15, 0.06],
  [0.52, -1.4, 0.05],
  [-0.1, -1.75, 0.035],
]);

interface RowsProps {
  /** Of the pattern that has one bead, one unit wide. */
  of: 'still-bead' | 'still-reacting';
}

/** All rows of one kind of bead: each is that bead over and over, at the row's size. */
function Rows({ of }: RowsProps) {
  return rows.map(({ start, y, size }, index) => (
    <Fragment key={y}>
      <pattern
        id={`${of}-${index}`}
        href={`#${of}`}
        patternTransform={`translate(${start - size / 2} ${y - size / 2})scale(${size})`}
      />
      <rect y={y - size / 2} width="1600" height={size} fill={`url(#${of}-${index})`} />
    </Fragment>
  ));
}

/** What the light switch shows before its scene comes and without script; the switch's CSS sets its colors. */
export function LightStill({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 1600 860" preserveAspectRatio="xMidYMax slice" role="img" aria-label={title}>
      <defs>
        <linearGradient id="still-sky" x2="0" y2="1">
          <stop stopColor="#f2f4ef" />
          <stop stopColor="#e9ece6" offset="0.4" />
        </linearGradient>
        <linearGradient id="still-haze" x2="0" y2="1">
          <stop stopColor="#e9ece6" offset="0.3" />
          <stop stopColor="#e9ece6" offset="1" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="still-shade" cx="0.46" cy="0.4" r="0.62" fx="0.42" fy="0.26">
          <stop stopColor="#f6f8f4" />
          <stop stopColor="#c3ccc6" offset="0.35" />
          <stop stopColor="#87938e" offset="0.75" />
          <stop stopColor="#4a5653" offset="1" />
        </radialGradient>
        <radialGradient id="still-glow" cx="0.5" cy="0.4" r="0.62">
          <stop stopColor="#b8fbe9" />
          <stop stopColor="#35e8bd" offset="0.45" />
          <stop stopColor="#0b6f59" offset="1" />
        </radialGradient>
        <pattern id="still-bead" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r="0.5" fill="url(#still-shade)" />
        </pattern>
        <pattern id="still-reacting" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r="0.5" fill="url(#still-glow)" />
        </pattern>
        <radialGradient id="still-light">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.5" />
          <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="still-ball" cx="0.4" cy="0.3" r="0.7">
          <stop offset="0" stopColor="#8a8374" />
          <stop offset="0.4" stopColor="#4a453a" />
          <stop offset="1" stopColor="#12100c" />
        </radialGradient>
        {/* What it is multiplied by: the air becomes ink, a bead keeps its shades. */}
        <linearGradient id="still-night" x2="0" y2="1">
          <stop offset="0.44" stopColor="#0b1215" />
          <stop offset="0.8" stopColor="#3a4a51" />
        </linearGradient>
        <radialGradient id="still-under">
          <stop stopColor="#a8fbe6" stopOpacity="0.9" />
          <stop offset="1" stopColor="#35e8bd" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="still-shadow">
          <stop offset="0.3" stopColor="#030607" stopOpacity="0.75" />
          <stop offset="1" stopColor="#030607" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="still-rim">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="still-reach" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="860">
          {clumps.map(({ x, y, size, distance }, index) => (
            <ellipse
              key={x}
              data-near={index === 0 || undefined}
              cx={x}
              cy={y}
              rx={size * 3.6}
              ry={Math.round(size * 3.6 * flatteningAt(distance))}
              fill="url(#still-rim)"
            />
          ))}
        </mask>
        <g id="still-clump">
          <ellipse cy="0.74" rx="1.5" ry="0.55" fill="url(#still-shadow)" />
          <circle r="0.8" fill="url(#still-ball)" />
        </g>
        <g id="still-motes" fill="#6ff3d2">
          <ellipse cy="0.8" rx="1.15" ry="0.5" fill="url(#still-under)" />
          <path d={motes} />
        </g>
      </defs>
      <rect fill="url(#still-sky)" width="1600" height="860" />
      <rect fill="#39433f" y="420" width="1600" height="440" />
      <Rows of="still-bead" />
      <rect fill="url(#still-haze)" y="380" width="1600" height="220" />
      <rect
        data-night=""
        opacity="var(--night)"
        fill="url(#still-night)"
        width="1600"
        height="860"
      />
      {/* Every bead reacting; shown around the grime, less toward the rim. */}
      <g mask="url(#still-reach)" opacity="var(--apart)">
        <Rows of="still-reacting" />
      </g>
      <g opacity="var(--lamp)">
        <ellipse cx="1184" cy="520" rx="520" ry="300" fill="url(#still-light)" />
        <path d="M1182 0h4v40c40 4 56 22 56 44h-116c0-22 16-40 56-44z" fill="#05090b" />
        <ellipse cx="1184" cy="84" rx="52" ry="7" fill="#fff8e6" />
      </g>
      {clumps.map(({ x, y, size, crumbs }, index) => (
        <g
          key={x}
          data-near={index === 0 || undefined}
          transform={`translate(${x} ${y - size * 0.7})scale(${size})`}
        >
          <use href="#still-clump" />
          <g fill="url(#still-ball)">
            {crumbs.map((crumb) => (
              <circle
                key={crumb.leavesAt}
                cx={step(crumb.x)}
                cy={step(-crumb.y)}
                r={step(crumb.size)}
              />
            ))}
          </g>
          <use opacity="var(--apart)" href="#still-motes" />
        </g>
      ))}
    </svg>
  );
}
