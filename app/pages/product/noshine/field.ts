/** A surface of packed beads in perspective, as the light switch draws it; lengths in bead diameters. */
export interface Ground {
  width: number;
  height: number;
  horizon: number;
  /** Pixels to a bead at distance 1. */
  focal: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Pixels to a bead here. */
  scale: number;
  distance: number;
}

/** How high the eye is above the surface, how far the nearest bead in sight and the farthest row. */
const eye = 9;
const nearest = 13;
export const farthest = 66;

export function groundFor(width: number, height: number): Ground {
  const horizon = height * (width < height ? 0.4 : 0.35);
  return { width, height, horizon, focal: ((height - horizon) * nearest) / eye };
}

/** Where a point of the surface is seen; `across` from the middle. */
export function place(ground: Ground, across: number, distance: number): Spot {
  const scale = ground.focal / distance;
  // Gentle hills, none at the horizon.
  const swell =
    (Math.sin(across * 0.13 + distance * 0.17) + 0.8 * Math.sin(across * 0.07 - distance / 8)) *
    Math.max(0, 1 - distance / 50);
  return {
    x: ground.width / 2 + across * scale,
    y: ground.horizon + (eye - swell) * scale,
    scale,
    distance,
  };
}

/** How much lower a circle on the surface looks than it is wide. */
export const flatteningAt = (distance: number) => Math.min(0.8, (eye + 1) / distance);

/** The reverse of `place`, for a finger on the picture. */
export function surfaceAt(ground: Ground, x: number, y: number) {
  const seen = (eye * ground.focal) / Math.max(1, y - ground.horizon);
  const distance = Math.min(40, Math.max(nearest + 1, seen));
  return { across: ((x - ground.width / 2) * distance) / ground.focal, distance };
}

/** Every bead in sight, from the far row to the near one. */
export function beadsOf(ground: Ground): Spot[] {
  const beads: Spot[] = [];
  // Rows of packed balls are √3/2 apart, every other one half a ball aside.
  for (let row = 0, distance = farthest; distance > nearest - 1.4; row++, distance -= 0.866) {
    const half = Math.ceil((ground.width / 2 / ground.focal) * distance) + 1;
    for (let across = -half; across <= half; across++) {
      beads.push(place(ground, across + (row % 2) / 2, distance));
    }
  }
  return beads;
}

/** A number from 0 to 1 that looks random and is always the same for the same seed. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}
