/**
 * Where things stand on the pictures of the coating (`field-sun` and its like), whose camera
 * art/scenes/field.py has by the same numbers; lengths in bead diameters.
 */
export const picture = { width: 1600, height: 860, horizon: 301 };

/** How high the eye is above the surface, and how far the nearest bead in sight. */
const eye = 9;
const nearest = 18;
const focal = ((picture.height - picture.horizon) * nearest) / eye;

export interface Size {
  width: number;
  height: number;
}

/** The surface as it is seen in a box that the picture covers, standing on its bottom. */
export interface Ground {
  /** The box's. */
  width: number;
  height: number;
  /** Of the picture, which may be a part of the whole one, as on phones. */
  aspect: number;
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

export function groundFor(
  { width, height }: Size,
  aspect = picture.width / picture.height,
): Ground {
  const scale = coverHeight({ width, height, aspect }) / picture.height;
  const horizon = height - (picture.height - picture.horizon) * scale;
  return { width, height, aspect, horizon, focal: focal * scale };
}

/** Of the picture, parts of which are cut off. */
export function coverHeight({
  width,
  height,
  aspect,
}: Pick<Ground, 'width' | 'height' | 'aspect'>) {
  return Math.max(height, width / aspect);
}

/** Where a point of the surface is seen; `across` from the middle. */
export function place(ground: Ground, across: number, distance: number): Spot {
  const scale = ground.focal / distance;
  // Gentle hills, none at the horizon.
  const swell =
    (Math.sin(across * 0.13 + distance * 0.17) + 0.8 * Math.sin(across * 0.07 - distance / 8)) *
    Math.max(0, 1 - distance / 70);
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
  const distance = Math.min(56, Math.max(nearest + 1, seen));
  return { across: ((x - ground.width / 2) * distance) / ground.focal, distance };
}

/** A number from 0 to 1 that looks random and is always the same for the same seed. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}
