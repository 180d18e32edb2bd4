import { expect, it } from 'vitest';
import { companionsOf, fitsShape, isPictureName, variantsOf } from './own-picture.ts';
import { type PictureName, pictureFiles } from './picture-files.ts';

const names = Object.keys(pictureFiles) as PictureName[];
const wide = { left: 0, top: 0, width: 2400, height: 1350 };

it('a picture of enough pixels gets the files that the supplied one has', () => {
  for (const name of names) {
    const { widths, phone } = pictureFiles[name];
    const crop = { ...wide, width: 1300, height: Math.round((1300 * phone.height) / phone.width) };
    const files = variantsOf(name, { wide, phone: crop }).map(
      ({ shape, format, width }) => `${shape}-${width}.${format}`,
    );
    expect(new Set(files)).toEqual(
      new Set([
        'wide-1200.whole',
        ...widths.flatMap((width) => [`wide-${width}.avif`, `wide-${width}.webp`]),
        ...phone.widths.flatMap((width) => [`phone-${width}.avif`, `phone-${width}.webp`]),
        'wide-2400.avif',
        'phone-1200.avif',
      ]),
    );
  }
});

it('no file is wider than the part it shows', () => {
  const crops = { wide: { ...wide, width: 1280, height: 720 }, phone: { ...wide, width: 600 } };
  const widest = (shape: string) =>
    Math.max(
      ...variantsOf('hero', crops)
        .filter((one) => one.shape === shape && one.format !== 'whole')
        .map(({ width }) => width),
    );
  expect([widest('wide'), widest('phone')]).toEqual([1280, 600]);
});

it('a part must have the shape, lie inside, and have pixels enough', () => {
  expect(fitsShape('hero', 'wide', wide, { width: 2400, height: 1350 })).toBe(true);
  expect(fitsShape('hero', 'wide', wide, { width: 2399, height: 1350 })).toBe(false);
  expect(fitsShape('hero', 'wide', { ...wide, top: 1 }, { width: 2400, height: 1350 })).toBe(false);
  expect(fitsShape('hero', 'wide', { ...wide, height: 1300 })).toBe(false);
  expect(fitsShape('hero', 'wide', { ...wide, width: 800, height: 450 })).toBe(false);
  expect(fitsShape('hero', 'phone', { ...wide, width: 900, height: 1350 })).toBe(true);
});

it('pictures that lie on each other name each other', () => {
  expect(companionsOf('diorama-hotel')).toEqual(['diorama-hotel-night']);
  expect(companionsOf('diorama-hotel-night')).toEqual(['diorama-hotel']);
  expect(companionsOf('redchec-1')).toEqual(['redchec-0', 'redchec-2']);
  expect(companionsOf('redchec')).toEqual([]);
  expect(names.flatMap(companionsOf).every(isPictureName)).toBe(true);
});

it('names of what every object has are no pictures', () => {
  expect(['toString', '__proto__', 'constructor', ''].some(isPictureName)).toBe(false);
});
