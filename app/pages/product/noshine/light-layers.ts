import { farthest, type Ground, noise, place, type Spot } from './beads.ts';
import type { Light } from './light.ts';
import { ballSprite, glowSprite, haloSprite, makeCanvas } from './sprites.ts';

/** Where the light comes from, as a share of the width. */
const lightAt = 0.74;

/** Distances at which all that is painted so far is blurred, and how much: the eye looks at the near rows. */
const blurs = [
  { beyond: 46, by: 3.2 },
  { beyond: 34, by: 2.4 },
  { beyond: 26, by: 1.8 },
];

const looks = {
  sun: {
    sky: ['#f2f4ef', '#e4e8e1'],
    bare: ['#f2f4f0', '#a5b0ab', '#66726e', '#333d3b'],
    lit: ['#fdfefb', '#ced6d1', '#8f9b97', '#525e5b'],
  },
  lamp: {
    sky: ['#0a1114', '#0d1619'],
    bare: ['#4b5e64', '#1a282d', '#0c1417', '#05090b'],
    lit: ['#fff8e6', '#c9c8bb', '#6f7a77', '#252f32'],
  },
  dark: {
    sky: ['#0a1114', '#0b1417'],
    bare: ['#4a5e64', '#15232a', '#0a1215', '#04080a'],
    lit: ['#c2d2d5', '#3c5157', '#121d21', '#05090b'],
  },
} as const;

/** Lets the browser do what waits; painting goes on afterwards. */
export type Pause = () => Promise<void>;

/** The whole surface under one light, painted once. */
export async function paintLight(light: Light, ground: Ground, beads: Spot[], pause: Pause) {
  const { width, height, horizon } = ground;
  // Opaque, so that what it covers need not be drawn.
  const { canvas, pen } = makeCanvas(width, height, { alpha: false });
  const look = looks[light];
  const [top, low] = look.sky;
  const sky = pen.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, top);
  sky.addColorStop(1, low);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const bare = ballSprite(look.bare);
  pen.fillStyle = look.bare[3];
  pen.fillRect(0, place(ground, 0, farthest).y, width, height);
  const lit = ballSprite(look.lit);
  const strengthAt = strengths[light];
  await stampBeads(canvas, pen, beads, pause, (bead, index, stamp) => {
    stamp(bare, 1);
    stamp(lit, strengthAt(bead, ground) * (0.8 + 0.2 * noise(index)));
  });
  // The far rows fade into the sky they stand before; it begins and ends with nothing, so no edge shows.
  const [from, to] = [horizon * 0.6, horizon + (height - horizon) * 0.55];
  const haze = pen.createLinearGradient(0, from, 0, to);
  haze.addColorStop(0, `${low}00`);
  for (const distance of [farthest * 1.2, farthest * 0.78]) {
    haze.addColorStop((place(ground, 0, distance).y - from) / (to - from), low);
  }
  haze.addColorStop(1, `${low}00`);
  pen.fillStyle = haze;
  pen.fillRect(0, 0, width, height);
  if (light === 'lamp') drawLamp(pen, ground);
  if (light === 'sun') shine(pen, width * lightAt, 0, height * 1.5, height, '#fbfcf7');
  return canvas;
}

/** The same surface with every bead reacting; the scene shows what of it lies under grime. */
export async function paintReaction(ground: Ground, beads: Spot[], pause: Pause) {
  const { canvas, pen } = makeCanvas(ground.width, ground.height);
  const bare = ballSprite(['#9ff5df', '#2bc7a1', '#12876d', '#08473b']);
  const glow = glowSprite();
  await stampBeads(canvas, pen, beads, pause, (_, index, stamp) => {
    stamp(bare, 1);
    stamp(glow, 0.25 + 0.75 * noise(index));
  });
  return canvas;
}

type Stamp = (sprite: CanvasImageSource, alpha: number) => void;

/** Beads between two pauses. */
const together = 150;

async function stampBeads(
  canvas: OffscreenCanvas,
  pen: OffscreenCanvasRenderingContext2D,
  beads: Spot[],
  pause: Pause,
  draw: (bead: Spot, index: number, stamp: Stamp) => void,
) {
  const blursLeft = [...blurs];
  for (const [index, bead] of beads.entries()) {
    if (index % together === together - 1) await pause();
    if (blursLeft[0] && bead.distance < blursLeft[0].beyond) {
      blur(canvas, pen, blursLeft[0].by);
      blursLeft.shift();
    }
    const size = bead.scale * 1.04;
    draw(bead, index, (sprite, alpha) => {
      if (alpha < 0.02) return;
      pen.globalAlpha = Math.min(1, alpha);
      pen.drawImage(sprite, bead.x - size / 2, bead.y - size / 2, size, size);
    });
  }
  pen.globalAlpha = 1;
}

/** By way of a smaller copy: not every browser has a blur for canvases. */
function blur(canvas: OffscreenCanvas, pen: OffscreenCanvasRenderingContext2D, by: number) {
  const { width, height } = canvas;
  const copy = makeCanvas(Math.ceil(width / by), Math.ceil(height / by));
  copy.pen.drawImage(canvas, 0, 0, copy.canvas.width, copy.canvas.height);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'copy';
  pen.drawImage(copy.canvas, 0, 0, width, height);
  pen.globalCompositeOperation = 'source-over';
}

/** How much of its light reaches a bead. */
const strengths: Record<Light, (bead: Spot, ground: Ground) => number> = {
  sun: (bead, { width }) => 1 - 0.5 * Math.abs(bead.x / width - lightAt),
  lamp(bead, { width, height, horizon }) {
    const x = (bead.x - width * lightAt) / Math.min(width * 0.5, height * 0.62);
    const y = (bead.y - horizon - (height - horizon) * 0.42) / (height * 0.3);
    return Math.max(0, 1 - x * x - y * y) ** 1.2;
  },
  // A cold rim, so that the surface can be told from the night.
  dark: (bead, { width }) =>
    0.2 + (bead.distance / farthest) * 1.2 * Math.max(0, 1 - 1.6 * Math.abs(bead.x / width - 0.7)),
};

function shine(
  pen: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
) {
  pen.globalAlpha = 0.85;
  pen.drawImage(haloSprite(color), x - width / 2, y - height / 2, width, height);
  pen.globalAlpha = 1;
}

function drawLamp(pen: OffscreenCanvasRenderingContext2D, { width, height, horizon }: Ground) {
  const x = width * lightAt;
  const shade = height * 0.048;
  const foot = horizon + (height - horizon) * 0.45;
  const spread = Math.min(width * 0.42, height * 0.52);
  const cone = makeCanvas(Math.ceil(width / 8), Math.ceil(height / 8));
  const light = cone.pen.createLinearGradient(0, shade, 0, foot);
  light.addColorStop(0, '#fff3d640');
  light.addColorStop(0.5, '#fff3d61a');
  light.addColorStop(1, '#fff3d600');
  cone.pen.scale(1 / 8, 1 / 8);
  cone.pen.fillStyle = light;
  cone.pen.beginPath();
  cone.pen.moveTo(x - shade, shade * 1.9);
  cone.pen.lineTo(x + shade, shade * 1.9);
  cone.pen.lineTo(x + spread, foot);
  cone.pen.lineTo(x - spread, foot);
  cone.pen.fill();
  cone.pen.resetTransform();
  blur(cone.canvas, cone.pen, 3);
  blur(cone.canvas, cone.pen, 4);
  pen.drawImage(cone.canvas, 0, 0, width, height);
  shine(pen, x, shade * 1.9, shade * 7, shade * 5, '#fff3d6');
  pen.fillStyle = '#05090b';
  pen.fillRect(x - shade * 0.05, 0, shade * 0.1, shade);
  pen.beginPath();
  pen.moveTo(x - shade * 0.28, shade * 0.9);
  pen.quadraticCurveTo(x, shade * 0.7, x + shade * 0.28, shade * 0.9);
  pen.quadraticCurveTo(x + shade * 1.2, shade * 1.1, x + shade * 1.3, shade * 1.95);
  pen.lineTo(x - shade * 1.3, shade * 1.95);
  pen.quadraticCurveTo(x - shade * 1.2, shade * 1.1, x - shade * 0.28, shade * 0.9);
  pen.fill();
  pen.fillStyle = '#fff8e6';
  pen.beginPath();
  pen.ellipse(x, shade * 1.95, shade * 1.2, shade * 0.16, 0, 0, 7);
  pen.fill();
}
