import { describe, expect, test } from 'vitest';
import { beadCount, layOutBeads, orderFrom } from './bead-grid.ts';

describe('the field of beads', () => {
  test.each([
    [1440, 718],
    [1920, 900],
    [2880, 1436],
    [1170, 1380],
    [1080, 1650],
    [390, 460],
    [320, 300],
    [2532, 600],
  ])('has ten thousand places of whole pixels in %i × %i', (width, height) => {
    const { cell, columns, rows } = layOutBeads(width, height);
    expect(Number.isInteger(cell)).toBe(true);
    expect(columns * cell).toBeLessThanOrEqual(width);
    expect(rows * cell).toBeLessThanOrEqual(height);
    expect(columns * rows).toBeGreaterThanOrEqual(beadCount);
    expect(columns * (rows - 1)).toBeLessThan(beadCount);
  });

  test('orders every bead once, the near ones first', () => {
    const grid = layOutBeads(1440, 718);
    const order = orderFrom(grid, 10, 10);
    expect(new Set(order).size).toBe(beadCount);
    const distance = (bead = 0) =>
      Math.hypot((bead % grid.columns) - 10, Math.floor(bead / grid.columns) - 10);
    expect(distance(order[0])).toBeLessThan(3);
    expect(distance(order[beadCount - 1])).toBeGreaterThan(100);
  });
});
