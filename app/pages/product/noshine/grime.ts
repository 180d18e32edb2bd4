import { coverHeight, flatteningAt, type Ground, noise, place, type Spot } from './field.ts';
import { ballSprite, glowSprite, haloSprite, makeCanvas } from './sprites.ts';

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
  crumbs: Crumb[];
  /** Seconds since it began to fall; below zero it waits. */
  fallen: number;
  /** Seconds of coming apart; runs back when the reaction stops. */
  apart: number;
  /** It as a whole, and the reaction around it: each painted once and for one size of the picture. */
  whole?: OffscreenCanvas | undefined;
  light?: OffscreenCanvas | undefined;
}

export const fallTime = 0.8;
/** Seconds of the reaction before anything comes off. */
const firstLeaves = 0.3;
/** Seconds that a crumb is seen after it has come off. */
const flightTime = 1.5;
/** When the last crumb of a clump and the glow under it have gone. */
export const apartTime = 4.4;
/** In bead diameters. */
const radius = 1.5;

export function makeClump(across: number, distance: number, wait: number): Clump {
  const crumbs: Crumb[] = [];
  const count = 46;
  for (let index = 0; index < count; index++) {
    // Evenly over a sphere by the golden angle, then shaken a little.
    const height = 1 - (2 * (index + 0.5)) / count;
    const ring = Math.sqrt(1 - height * height);
    const angle = index * 2.39996 + across;
    const shake = 0.74 + 0.28 * noise(index + across * 7);
    crumbs.push({
      x: Math.cos(angle) * ring * shake,
      y: height * shake * 0.9,
      z: Math.sin(angle) * ring * shake,
      size: 0.22 + 0.17 * noise(index * 3.1 + distance),
      // From the contact upward, as in the film.
      leavesAt: firstLeaves + (height + 1) * 0.72 + 0.4 * noise(index * 5.7),
      drift: noise(index * 9.2) - 0.5,
    });
  }
  crumbs.sort((a, b) => a.z - b.z);
  return { across, distance, crumbs, fallen: -wait, apart: 0 };
}

/** How strongly the surface under a clump reacts, 0 to 1. */
function reactionOf({ apart }: Clump): number {
  const rise = Math.min(1, apart / 0.5);
  const ebb = Math.min(1, Math.max(0, (apartTime - apart) / 1.6));
  return rise * ebb * ebb;
}

/** What clumps and their light are drawn with; the light is a piece of the picture of the reaction. */
export function makeGrimePen(
  pen: OffscreenCanvasRenderingContext2D,
  ground: Ground,
  reaction: ImageBitmap,
) {
  // By how much light reaches them: at the foot of a clump, at its side, on top.
  const balls = [
    ballSprite(['#4f4a3f', '#2c2922', '#171510', '#0a0907']),
    ballSprite(['#787163', '#474237', '#25221b', '#100e0b']),
    ballSprite(['#a39c8c', '#665f51', '#39342a', '#17140f']),
  ] as const;
  const glow = glowSprite();
  const halo = haloSprite('#35e8bd');
  const core = haloSprite('#d9fff4');
  const mask = haloSprite('#000000', 1.1);
  const shadow = haloSprite('#030607');

  /** Shows the reacting surface around a clump. */
  function drawReaction(clump: Clump) {
    const strength = reactionOf(clump);
    if (strength <= 0) return;
    const spot = place(ground, clump.across, clump.distance);
    clump.light ??= paintLightOn(spot);
    const { width, height } = clump.light;
    pen.globalAlpha = strength;
    pen.drawImage(clump.light, Math.round(spot.x - width / 2), Math.round(spot.y - height / 2));
  }

  /** A piece of the reacting surface, less toward its rim, brightest in the middle. */
  function paintLightOn(spot: Spot) {
    const width = Math.ceil(spot.scale * 11);
    const height = Math.ceil(width * flatteningAt(spot.distance));
    const [left, top] = [Math.round(spot.x - width / 2), Math.round(spot.y - height / 2)];
    const light = makeCanvas(width, height);
    const whole = coverHeight(ground);
    const across = whole * ground.aspect;
    const [x, y] = [(ground.width - across) / 2 - left, ground.height - whole - top];
    light.pen.drawImage(reaction, x, y, across, whole);
    light.pen.globalCompositeOperation = 'destination-in';
    light.pen.drawImage(mask, 0, 0, width, height);
    light.pen.globalCompositeOperation = 'source-over';
    light.pen.globalAlpha = 0.34;
    light.pen.drawImage(halo, 0, 0, width, height);
    light.pen.globalAlpha = 0.6;
    light.pen.drawImage(core, width * 0.32, height * 0.32, width * 0.36, height * 0.36);
    return light.canvas;
  }

  /** Draws what is left of a clump, and what is flying off. */
  function drawClump(clump: Clump) {
    if (clump.fallen <= 0) return;
    const spot = place(ground, clump.across, clump.distance);
    const unit = radius * spot.scale;
    const fall = Math.min(1, clump.fallen / fallTime);
    const middle = spot.y - unit * 0.72 - (1 - fall * fall) * (spot.y + unit);

    // It comes out of nothing, not from behind an edge.
    const shown = Math.min(1, Math.max(0, middle / (unit * 2)));

    pen.globalAlpha = 0.9 * fall * fall * Math.max(0, 1 - clump.apart / 1.3);
    const dark = unit * 3.4;
    pen.drawImage(shadow, spot.x - dark / 2, spot.y - dark * 0.22, dark, dark * 0.5);

    if (clump.apart < firstLeaves) {
      clump.whole ??= paintWhole(clump, unit);
      const half = clump.whole.width / 2;
      pen.globalAlpha = shown;
      pen.drawImage(clump.whole, spot.x - half, middle - half);
    } else drawCrumbs(clump, spot.x, middle, unit);
    pen.globalAlpha = 1;
  }

  const ballOf = ({ y }: Crumb) => balls[y > 0.42 ? 2 : y > -0.25 ? 1 : 0];

  function paintWhole(clump: Clump, unit: number) {
    const half = Math.ceil(unit * 1.5);
    const whole = makeCanvas(half * 2, half * 2);
    for (const crumb of clump.crumbs) {
      const size = crumb.size * unit * 2;
      const [x, y] = [half + crumb.x * unit, half - crumb.y * unit];
      whole.pen.drawImage(ballOf(crumb), x - size / 2, y - size / 2, size, size);
    }
    return whole.canvas;
  }

  function drawCrumbs(clump: Clump, middleX: number, middleY: number, unit: number) {
    const strength = reactionOf(clump);
    for (const crumb of clump.crumbs) {
      const flown = Math.max(0, clump.apart - crumb.leavesAt) / flightTime;
      if (flown >= 1) continue;
      const out = 1 + flown * 0.9;
      const x = middleX + (crumb.x * out + crumb.drift * flown * 1.8) * unit;
      const y = middleY - (crumb.y * out + flown * flown * 2.8) * unit;
      const size = crumb.size * unit * 2 * (1 - 0.82 * Math.min(1, flown * 4));
      if (flown < 0.4) {
        pen.globalAlpha = 1 - flown * 2.5;
        pen.drawImage(ballOf(crumb), x - size / 2, y - size / 2, size, size);
      }
      // The reaction lights it from below before it takes it.
      const warmth = flown > 0 ? Math.min(1, flown * 9) * (1 - flown) : -crumb.y * strength * 0.3;
      if (warmth < 0.03) continue;
      pen.globalAlpha = warmth;
      pen.drawImage(glow, x - size / 2, y - size / 2, size, size);
      if (flown === 0) continue;
      pen.globalAlpha = warmth * 0.6;
      const light = size * 3.4;
      pen.drawImage(halo, x - light / 2, y - light / 2, light, light);
    }
  }

  return { drawReaction, drawClump };
}
