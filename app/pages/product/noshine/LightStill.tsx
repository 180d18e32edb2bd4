import { Picture } from '../../../ui/Picture.tsx';
import { outlineOf } from './balls.ts';
import { groundFor, picture, place } from './field.ts';
import { makeClump } from './grime.ts';
import styles from './LightSwitch.module.css';
import { grimePlaces } from './light.ts';

const ground = groundFor(picture);

/** In steps of a twentieth, which make a shorter page. */
const step = (value: number) => Math.round(value * 20) / 20;

const clumps = grimePlaces.map(([share, distance]) => {
  const across = (share * ground.width) / 2 / (ground.focal / distance);
  const { x, y, scale } = place(ground, across, distance);
  return {
    /** As in the scene; those at the back are one ball here. */
    crumbs: makeClump(across, distance, 0).crumbs.filter(({ z }) => z > 0.3),
    x: Math.round(x),
    y: Math.round(y),
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

/** Its widest part on a phone is a third of it. */
const sizes = '(width < 768px) 60vw, 100vw';

/**
 * The surface under each light, and with every bead reacting, all from one camera; above it the grime
 * that is shown before the scene comes, and without script. The switch's CSS shows what is chosen.
 */
export function LightStill({ title }: { title: string }) {
  return (
    <>
      <Picture of="field-dark" alt="" sizes={sizes} />
      <Picture of="field-lamp" alt="" sizes={sizes} className={styles.lamp} />
      <Picture of="field-sun" alt="" sizes={sizes} className={styles.sun} />
      <Picture of="field-glow" alt="" sizes={sizes} className={styles.reaction} />
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={title}
      >
        <defs>
          <radialGradient id="still-ball" cx="0.4" cy="0.3" r="0.7">
            <stop offset="0" stopColor="#8a8374" />
            <stop offset="0.4" stopColor="#4a453a" />
            <stop offset="1" stopColor="#12100c" />
          </radialGradient>
          <radialGradient id="still-under">
            <stop stopColor="#a8fbe6" stopOpacity="0.9" />
            <stop offset="1" stopColor="#35e8bd" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="still-shadow">
            <stop offset="0.3" stopColor="#030607" stopOpacity="0.75" />
            <stop offset="1" stopColor="#030607" stopOpacity="0" />
          </radialGradient>
          <g id="still-clump">
            <ellipse cy="0.74" rx="1.5" ry="0.55" fill="url(#still-shadow)" />
            <circle r="0.8" fill="url(#still-ball)" />
          </g>
          <g id="still-motes" fill="#6ff3d2">
            <ellipse cy="0.8" rx="1.15" ry="0.5" fill="url(#still-under)" />
            <path d={motes} />
          </g>
        </defs>
        {clumps.map(({ x, y, size, crumbs }) => (
          <g key={x} transform={`translate(${x} ${y - size * 0.7})scale(${size})`}>
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
    </>
  );
}
