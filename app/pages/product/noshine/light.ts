/** The three positions of the light switch, from bright to dark. */
export const lights = ['sun', 'lamp', 'dark'] as const;
export type Light = (typeof lights)[number];

/** Where grime falls: across as a share of half the width, and the distance in beads. */
export const grimePlaces = [
  [0.34, 17.5],
  [0.72, 21.5],
  [0.12, 25],
  [0.9, 29],
  [0.52, 32],
] as const;
