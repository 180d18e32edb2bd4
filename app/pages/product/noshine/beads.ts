/** The surface of packed beads of the moving scene, in perspective. */
export interface Ground {
  width: number;
  height: number;
  horizon: number;
  /** Bead diameter in pixels at distance `near`. */
  size: number;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Distances in bead diameters from the eye. */
export const near = 9;
const far = 46;

export function groundFor(width: number, height: number): Ground {
  return { width, height, horizon: height * 0.3, size: Math.max(34, width / 22) };
}

/** Where a point of the surface is seen; `across` in beads from the middle. */
export function place(ground: Ground, across: number, distance: number): Spot {
  const scale = (ground.size * near) / distance;
  const swell =
    Math.sin(across * 0.24 + distance * 0.31) + Math.sin(across * 0.11 - distance * 0.2);
  return {
    x: ground.width / 2 + across * scale,
    y: ground.horizon + (ground.height * 0.76 * near) / distance - swell * scale * 0.22,
    scale,
  };
}

/** The reverse, for a finger on the picture. */
export function distanceAt(ground: Ground, y: number): number {
  const distance = (ground.height * 0.76 * near) / Math.max(1, y - ground.horizon);
  return Math.min(30, Math.max(near + 1, distance));
}

/** Every bead in sight, from the far row to the near one. */
export function* beadsOf(ground: Ground): Generator<Spot> {
  for (let distance = far; distance >= near - 1; distance -= distance > 28 ? 1.25 : 0.86) {
    const half = Math.ceil((ground.width / 2 / ground.size) * (distance / near)) + 1;
    const shift = Math.round(distance / 0.86) % 2 ? 0.5 : 0;
    for (let across = -half; across <= half; across++) {
      yield place(ground, across + shift, distance);
    }
  }
}

/** A ball lit from the upper left, drawn once and copied thousands of times. */
export function ballSprite(core: string, edge: string, shine: string): HTMLCanvasElement {
  return drawSprite(64, (pen) => {
    const body = pen.createRadialGradient(25, 20, 2, 32, 32, 32);
    body.addColorStop(0, shine);
    body.addColorStop(0.42, core);
    body.addColorStop(1, edge);
    pen.fillStyle = body;
    pen.beginPath();
    pen.arc(32, 32, 31, 0, 7);
    pen.fill();
  });
}

/** A soft light without an edge. */
export function haloSprite(colour: string): HTMLCanvasElement {
  return drawSprite(128, (pen) => {
    const light = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
    light.addColorStop(0, colour);
    light.addColorStop(0.35, `${colour}66`);
    light.addColorStop(1, `${colour}00`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, 128, 128);
  });
}

function drawSprite(size: number, draw: (pen: CanvasRenderingContext2D) => void) {
  const sprite = document.createElement('canvas');
  sprite.width = size;
  sprite.height = size;
  const pen = sprite.getContext('2d');
  if (pen) draw(pen);
  return sprite;
}
