export const beadCount = 10_000;

const noises = Float32Array.from({ length: beadCount }, (_, bead) => {
  const value = Math.sin(bead * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
});

/** Between 0 and 1, always the same for the same bead. */
export const noise = (bead: number) => noises[bead] ?? 0;

export interface BeadGrid {
  /** Side of a bead's place, in whole pixels of the device: fractions would show as moiré. */
  cell: number;
  columns: number;
  rows: number;
}

/** The largest beads of which exactly ten thousand fit, in rows of which the last is nearly full. */
export function layOutBeads(width: number, height: number): BeadGrid {
  let cell = Math.floor(Math.sqrt((width * height) / beadCount));
  while (cell > 1 && Math.floor(width / cell) * Math.floor(height / cell) < beadCount) cell -= 1;
  cell = Math.max(cell, 1);
  const mostRows = Math.max(Math.floor(height / cell), 1);
  const widest = Math.max(Math.floor(width / cell), 1);
  // Hardly narrower than its place, whose edges it shares with words.
  const narrowest = Math.max(Math.ceil(beadCount / mostRows), Math.ceil(widest * 0.99));
  let columns = widest;
  for (let narrower = widest; narrower >= narrowest; narrower -= 1) {
    if (emptyPlaces(narrower) < emptyPlaces(columns)) columns = narrower;
    if (emptyPlaces(columns) < columns / 8) break;
  }
  columns = Math.max(columns, narrowest);
  return { cell, columns, rows: Math.ceil(beadCount / columns) };
}

/** In the last row. */
const emptyPlaces = (columns: number) => columns * Math.ceil(beadCount / columns) - beadCount;

/** The beads by their distance from a point, both in cells; ragged, as nothing spreads in circles. */
export function orderFrom({ columns }: BeadGrid, x: number, y: number): Uint32Array {
  const order = new Uint32Array(beadCount);
  for (let bead = 0; bead < beadCount; bead += 1) {
    const across = (bead % columns) - x;
    const down = Math.floor(bead / columns) - y;
    const distance = Math.hypot(across, down) * (0.94 + 0.12 * noise(bead)) + 2 * noise(bead);
    // Sorted as plain numbers, the distance before the bead.
    order[bead] = Math.floor(distance * 16) * 16_384 + bead;
  }
  order.sort();
  return order.map((key) => key % 16_384);
}
