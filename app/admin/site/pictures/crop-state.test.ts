import { expect, it } from 'vitest';
import { fitsShape } from '#domain/own-picture.ts';
import { type PictureName, pictureFiles } from '#domain/picture-files.ts';
import { maxZoomOf, toCropArea, toCropState } from './crop-state.ts';

const names = Object.keys(pictureFiles) as PictureName[];
const source = { hash: '', width: 3977, height: 2239 };

it('whatever stands in the window is a part that the server takes', () => {
  for (const name of names) {
    for (const shape of ['wide', 'phone'] as const) {
      for (const part of [0, 0.3, 0.77, 1]) {
        const zoom = 1 + part * (maxZoomOf(name, shape, source) - 1);
        const state = { zoom, centre: { x: part, y: 1 - part } };
        const area = toCropArea(name, shape, source, state);
        expect(fitsShape(name, shape, area, source), `${name} ${shape} ${zoom}`).toBe(true);
      }
    }
  }
});

it('a part that was saved stands in the window again', () => {
  const state = { zoom: 1.5, centre: { x: 0.4, y: 0.6 } };
  const area = toCropArea('coat', 'phone', source, state);
  const again = toCropArea('coat', 'phone', source, toCropState('coat', 'phone', source, area));
  for (const side of ['left', 'top', 'width', 'height'] as const) {
    expect(Math.abs(again[side] - area[side])).toBeLessThanOrEqual(1);
  }
});

it('a picture with too few pixels cannot be zoomed at all', () => {
  expect(maxZoomOf('coat', 'wide', { hash: '', width: 1000, height: 1000 })).toBeLessThan(1);
});
