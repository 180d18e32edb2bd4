import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flatteningAt, groundFor, picture, place } from './field.ts';
import { grimePlaces } from './light.ts';

it('the still lets the surface react where its grime lies', () => {
  const ground = groundFor(picture);
  const expected = grimePlaces.map(([share, distance]) => {
    const across = (share * ground.width) / 2 / (ground.focal / distance);
    const { x, y, scale } = place(ground, across, distance);
    const reach = scale * 1.4 * 3.6;
    return [x, y, reach, reach * flatteningAt(distance)].map(Math.round);
  });
  const drawn = readFileSync('public/art/field-reach.svg', 'utf8').matchAll(
    /<ellipse cx="(\d+)" cy="(\d+)" rx="(\d+)" ry="(\d+)"/g,
  );
  expect([...drawn].map(([, ...numbers]) => numbers.map(Number))).toEqual(expected);
});
