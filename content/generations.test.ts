import { expect, test } from 'vitest';
import { energiesTaken, generations, places, worksAt } from './generations.ts';

test('each generation works where it finds an energy it uses', () => {
  const range = generations.map((generation) =>
    places.filter((place) => worksAt(generation, place)),
  );
  expect(range).toEqual([
    ['outdoor'],
    ['outdoor', 'indoor', 'illumination'],
    ['outdoor', 'indoor', 'illumination', 'dark'],
  ]);
});

test('in the dark only the third generation finds energy, thermal and infrared', () => {
  expect(energiesTaken('third', 'dark')).toEqual(['thermal', 'infrared']);
  expect(energiesTaken('second', 'dark')).toEqual([]);
});
