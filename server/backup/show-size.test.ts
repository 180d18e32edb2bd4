import { expect, it } from 'vitest';
import { showSize } from './show-size.ts';

it.each([
  [0, '0.0 kB'],
  [5_612, '5.6 kB'],
  [162_529_280, '162.5 MB'],
  [3e9, '3.0 GB'],
  [5e15, '5000.0 TB'],
])('shows %d bytes as %s', (bytes, shown) => expect(showSize(bytes)).toBe(shown));
