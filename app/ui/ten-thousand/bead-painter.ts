import { type BeadGrid, beadCount, layOutBeads, noise } from './bead-grid.ts';
import { drawSprites, flashCount, shadeCount } from './bead-sprites.ts';
import { survivors } from './survivors.ts';

export interface BeadPainter {
  grid: BeadGrid;
  /** The beads that stay. */
  stays: ReadonlySet<number>;
  drawResting(bead: number): void;
  drawFlash(bead: number, step: number): void;
  drawSurvivor(bead: number): void;
  clear(bead: number): void;
  /** Shows what was drawn since the last time. */
  show(): void;
  /** The place of a point of the canvas, in cells. */
  cellAt(x: number, y: number): [across: number, down: number];
}

/** So many cells across and down are shown at a time when something in them has changed. */
const tileCells = 8;

/**
 * Fits the beads to the canvas. They are copied into its pixels by hand: ten thousand drawings of
 * small pictures take a slow phone half a second, this a few frames.
 */
export function createPainter(pen: CanvasRenderingContext2D): BeadPainter {
  const { width, height } = pen.canvas;
  const grid = layOutBeads(width, height);
  const { cell, columns, rows } = grid;
  const left = Math.floor((width - columns * cell) / 2);
  const image = pen.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const sprites = drawSprites(cell);
  const changed = new Set<number>();
  const tilesAcross = Math.ceil(columns / tileCells);
  const stays = new Set(
    survivors.map(
      ([across, down]) => Math.floor(down * rows) * columns + Math.floor(across * columns),
    ),
  );

  /** In the middle, where it is not full. */
  const startOfLastRow = Math.floor((columns * rows - beadCount) / 2);

  function copy(bead: number, sprite: Uint32Array): void {
    const row = Math.floor(bead / columns);
    const column = (bead % columns) + (row === rows - 1 ? startOfLastRow : 0);
    let to = row * cell * width + left + column * cell;
    for (let from = 0; from < sprite.length; from += cell) {
      for (let x = 0; x < cell; x += 1) pixels[to + x] = sprite[from + x] ?? 0;
      to += width;
    }
    changed.add(Math.floor(row / tileCells) * tilesAcross + Math.floor(column / tileCells));
  }

  /** Brighter toward the upper right, where the light of all our pictures comes from. */
  function shadeOf(bead: number): number {
    const across = (bead % columns) / columns;
    const down = Math.floor(bead / columns) / rows;
    const light = 0.41 * across + 0.34 * (1 - down) + 0.4 * noise(bead);
    return Math.min(shadeCount - 1, Math.floor(light * shadeCount));
  }

  const sprite = (at: number) => sprites[at] ?? empty;
  const empty = new Uint32Array(cell * cell);
  return {
    grid,
    stays,
    drawResting: (bead) => copy(bead, sprite(shadeOf(bead))),
    drawFlash: (bead, step) => copy(bead, sprite(shadeCount + step)),
    drawSurvivor: (bead) => copy(bead, sprite(shadeCount + flashCount)),
    clear: (bead) => copy(bead, empty),
    show() {
      const size = tileCells * cell;
      for (const tile of changed) {
        const x = left + (tile % tilesAcross) * size;
        const y = Math.floor(tile / tilesAcross) * size;
        pen.putImageData(image, 0, 0, x, y, size, size);
      }
      changed.clear();
    },
    cellAt: (x, y) => [(x - left) / cell, y / cell],
  };
}
