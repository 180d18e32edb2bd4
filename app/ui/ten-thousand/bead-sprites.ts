/** As in tokens.css: a canvas does not read names. */
const ink = '#0a1114';
const shades = ['#1a2529', '#24333a', '#34454c', '#4a5d64', '#6b7f85', '#8fa2a6'];

/** What a bead looks like from the moment the reaction reaches it. */
const flashes = [
  { color: '#3d8f80', core: '#9df5df', size: 1 },
  { color: '#35e8bd', core: '#f2fffb', size: 1.08 },
  { color: '#35e8bd', core: '#c9fff0', size: 0.9 },
  { color: '#1fa085', core: '#35e8bd', size: 0.62 },
  { color: '#11503f', core: '#1c8a70', size: 0.36 },
];

export const shadeCount = shades.length;
export const flashCount = flashes.length;

/**
 * The pixels of a bead, each on its dark ground: unlit in each shade, then the flash, then one that
 * stays.
 */
export function drawSprites(cell: number): Uint32Array[] {
  const sprites = document.createElement('canvas');
  const count = shadeCount + flashCount + 1;
  sprites.width = cell * count;
  sprites.height = cell;
  const pen = sprites.getContext('2d', { willReadFrequently: true });
  if (!pen) return [];
  pen.fillStyle = ink;
  pen.fillRect(0, 0, sprites.width, cell);
  const radius = cell * 0.43;
  shades.forEach((shade, at) => {
    drawBead(pen, at, cell, { radius, edge: '#0c1518', body: shade, core: lighter(shade) });
  });
  flashes.forEach(({ color, core, size }, at) => {
    drawBead(pen, shadeCount + at, cell, { radius: radius * size, edge: color, body: color, core });
  });
  const survivor = { radius: cell * 0.47, edge: '#9db0b3', body: '#dde2da', core: '#ffffff' };
  drawBead(pen, shadeCount + flashCount, cell, survivor);
  return Array.from({ length: count }, (_, at) => {
    const { data } = pen.getImageData(at * cell, 0, cell, cell);
    return new Uint32Array(data.buffer);
  });
}

interface Look {
  radius: number;
  edge: string;
  body: string;
  core: string;
}

/** A ball under one light from the upper right, like those in the hero. */
function drawBead(pen: CanvasRenderingContext2D, at: number, cell: number, look: Look): void {
  const x = at * cell + cell / 2;
  const y = cell / 2;
  const { radius } = look;
  const light = pen.createRadialGradient(x + radius * 0.3, y - radius * 0.4, 0, x, y, radius * 1.1);
  light.addColorStop(0, look.core);
  light.addColorStop(0.45, look.body);
  light.addColorStop(1, look.edge);
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function lighter(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${parts.map((part) => Math.min(255, Math.round(part * 1.5 + 12))).join(' ')})`;
}
