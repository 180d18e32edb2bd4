import { expect, it } from 'vitest';
import { joinNights } from './join-nights.ts';

const namesOf = (...names: string[]) =>
  joinNights(names.map((name) => ({ name }))).map(({ name }) => name);

it('puts the night of a room after its day, where the first of them was', () => {
  expect(namesOf('hero', 'lab-night', 'works-night', 'lab', 'clock', 'works')).toEqual([
    'hero',
    'lab',
    'lab-night',
    'works',
    'works-night',
    'clock',
  ]);
});

it('leaves what has no other half in its place', () => {
  expect(namesOf('box', 'office-night', 'fresh')).toEqual(['box', 'office-night', 'fresh']);
});
