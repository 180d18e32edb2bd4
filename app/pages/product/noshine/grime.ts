import { type Ground, place } from './beads.ts';

/** One small ball of a clump: where it is (in clump radii) and when it comes off (in seconds). */
interface Crumb {
  x: number;
  y: number;
  z: number;
  size: number;
  leavesAt: number;
  drift: number;
}

export interface Clump {
  across: number;
  distance: number;
  radius: number;
  crumbs: Crumb[];
  /** Seconds since it began to fall. */
  fallen: number;
  /** Seconds of coming apart; runs back when the reaction stops. */
  apart: number;
  /** Seconds before it reacts, so that clumps react one after the other. */
  delay: number;
}

export const fallTime = 0.9;
/** Seconds that a crumb is seen after it has come off. */
const flightTime = 1.5;
/** When the last crumb of a clump has gone. */
export const apartTime = 3.6;

export function makeClump(across: number, distance: number, delay: number): Clump {
  const crumbs: Crumb[] = [];
  const count = 58;
  for (let index = 0; index < count; index++) {
    // Evenly over a sphere by the golden angle, then shaken a little.
    const height = 1 - (2 * (index + 0.5)) / count;
    const ring = Math.sqrt(1 - height * height);
    const angle = index * 2.39996 + across;
    const shake = 0.82 + 0.26 * noise(index + across * 7);
    crumbs.push({
      x: Math.cos(angle) * ring * shake,
      y: height * shake,
      z: Math.sin(angle) * ring * shake,
      size: 0.23 + 0.17 * noise(index * 3.1 + distance),
      // From the contact upward, as in the film.
      leavesAt: 0.25 + (height + 1) * 0.72 + 0.4 * noise(index * 5.7),
      drift: noise(index * 9.2) - 0.5,
    });
  }
  crumbs.sort((a, b) => a.z - b.z);
  return { across, distance, radius: 0.95, crumbs, fallen: 0, apart: 0, delay };
}

function noise(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** How strongly the surface under a clump reacts, 0 to 1. */
export function reactionOf(clump: Clump): number {
  const rise = Math.min(1, clump.apart / 0.5);
  const ebb = Math.min(1, Math.max(0, (apartTime + 1.2 - clump.apart) / 2.2));
  return rise * ebb;
}

interface Stamps {
  grime: CanvasImageSource;
  glow: CanvasImageSource;
  halo: CanvasImageSource;
}

/** Draws what is left of a clump, and what is flying off. */
export function drawClump(
  pen: CanvasRenderingContext2D,
  ground: Ground,
  clump: Clump,
  stamps: Stamps,
) {
  const spot = place(ground, clump.across, clump.distance);
  const radius = clump.radius * spot.scale;
  const fall = Math.min(1, clump.fallen / fallTime);
  const drop = (1 - fall * fall) * ground.height * 0.75;
  const middle = spot.y - radius * 0.82 - drop;

  pen.globalAlpha = 0.5 * fall * Math.max(0, 1 - clump.apart / 1.3);
  pen.fillStyle = '#05090b';
  pen.beginPath();
  pen.ellipse(spot.x, spot.y + radius * 0.1, radius * 1.05, radius * 0.34, 0, 0, 7);
  pen.fill();

  for (const crumb of clump.crumbs) {
    const flown = Math.max(0, clump.apart - crumb.leavesAt) / flightTime;
    if (flown >= 1) continue;
    const out = 1 + flown * 0.9;
    const x = spot.x + (crumb.x * out + crumb.drift * flown * 1.6) * radius;
    const y = middle - (crumb.y * out + flown * flown * 2.6) * radius;
    const size = crumb.size * radius * 2 * (1 - 0.78 * Math.min(1, flown * 1.6));
    pen.globalAlpha = Math.min(1, 4 * clump.fallen) * Math.max(0, 1 - flown * 2.5);
    pen.drawImage(stamps.grime, x - size / 2, y - size / 2, size, size);
    if (flown === 0) continue;
    pen.globalAlpha = Math.min(1, flown * 4) * (1 - flown);
    const shine = size * 3.2;
    pen.drawImage(stamps.halo, x - shine / 2, y - shine / 2, shine, shine);
    pen.drawImage(stamps.glow, x - size / 2, y - size / 2, size, size);
  }
  pen.globalAlpha = 1;
}
