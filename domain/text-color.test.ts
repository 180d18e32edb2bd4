import { describe, expect, it } from 'vitest';
import { nearestTextColor } from './text-color.ts';

describe('a color of an old text', () => {
  it.each([
    ['#ff0000', 'red'],
    ['#F00', 'red'],
    ['rgb(192, 0, 0)', 'red'],
    ['crimson', 'red'],
    ['#e36c09', 'orange'],
    ['#ffff00', 'orange'],
    ['#00b050', 'green'],
    ['#0070c0', 'blue'],
    ['rgb(0 0 255 / 80%)', 'blue'],
    ['#00b0f0', 'blue'],
    ['#7030a0', 'violet'],
    ['HotPink', 'violet'],
    ['#ff0066', 'violet'],
    ['#ff0033', 'red'],
    ['green', 'green'],
  ])('%s becomes %s', (written, color) => {
    expect(nearestTextColor(written)).toBe(color);
  });

  it.each([
    ...['#000', '#333333', 'rgb(51, 51, 51)', '#ffffff', 'black', 'gray', '#1f2328'],
    ...['', 'inherit', 'var(--x)', 'url(x)', '#12345', 'constructor', 'rgb(1,2)', 'rgba(0,0,0,'],
  ])('%s becomes none', (written) => {
    expect(nearestTextColor(written)).toBeUndefined();
  });
});
