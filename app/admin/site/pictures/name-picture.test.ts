import { expect, it } from 'vitest';
import { type PictureName, pictureFiles } from '#domain/picture-files.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { wordsIn } from '../../words/words.tsx';
import { namePicture, placeOfPicture } from './name-picture.ts';
import { nameOfSupplied } from './picture-names.ts';

const words = wordsIn('en');
const clock = (next: object | null, now: string) =>
  ({ name: 'clock', next, descriptions: { en: { now } } }) as unknown as SitePicture;
const shown = (pages: string[], isInMenu = false) => ({ pages, isInMenu });

it('calls a picture what is on it, an own one as it is described', () => {
  expect(namePicture(clock(null, 'Illustration: a wall clock'), 'en')).toBe('Wall clock');
  expect(namePicture(clock({}, 'Our new office'), 'en')).toBe('Our new office');
  expect(namePicture(clock({}, ''), 'en')).toBe('Wall clock');
});

it('calls no two pictures the same', () => {
  for (const language of ['ko', 'en'] as const) {
    const pictures = Object.keys(pictureFiles) as PictureName[];
    const names = new Set(pictures.map((picture) => nameOfSupplied(picture, language)));
    expect(names.size, language).toBe(pictures.length);
  }
});

it('says where it is seen first, and in how many other places', () => {
  expect(placeOfPicture(shown(['/']), words)).toBe('Home');
  expect(placeOfPicture(shown(['/product/technical/air', '/'], true), words)).toBe(
    'Air quality and disinfection, 2 more',
  );
  expect(placeOfPicture(shown([], true), words)).toBe('Menus');
});
