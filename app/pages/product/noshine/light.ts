/** The three positions of the light switch, from bright to dark. */
export const lights = ['sun', 'lamp', 'dark'] as const;
export type Light = (typeof lights)[number];

/** Where grime falls: across as a share of half the width, and the distance in beads; also in public/art/field-reach.svg. */
export const grimePlaces = [
  [0.24, 24],
  [0.72, 30],
  [0.12, 35],
  [0.9, 40],
  [0.52, 44],
] as const;
