import { expect, it } from 'vitest';
import { wordsIn } from '../../words/words.tsx';
import { countOtherPlaces, namePicture } from './name-picture.ts';

const words = wordsIn('en');
const shown = (pages: string[], before = 0, isInMenu = false) => ({ pages, before, isInMenu });

it('calls a picture after the place that shows it first', () => {
  expect(namePicture(shown(['/', '/about/price']), words)).toBe('Home · Opening screen');
  expect(namePicture(shown(['/product/technical/air'], 2), words)).toBe(
    'Air quality and disinfection · no. 3',
  );
  expect(namePicture(shown([], 0, true), words)).toBe('Menus');
});

it('counts where else it is seen', () => {
  expect(countOtherPlaces(shown(['/']))).toBe(0);
  expect(countOtherPlaces(shown(['/', '/about/price'], 0, true))).toBe(2);
  expect(countOtherPlaces(shown([]))).toBe(0);
});
