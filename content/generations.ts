/** Which energy each generation of photocatalyst uses, and which energies a place offers. */
export const energies = ['ultraviolet', 'visible', 'thermal', 'infrared'] as const;
export type Energy = (typeof energies)[number];

export const generations = ['first', 'second', 'third'] as const;
export type Generation = (typeof generations)[number];

export const places = ['outdoor', 'indoor', 'illumination', 'dark'] as const;
export type Place = (typeof places)[number];

/** As the specification says. */
export const energiesUsedBy: Record<Generation, readonly Energy[]> = {
  first: ['ultraviolet'],
  second: ['ultraviolet', 'visible'],
  third: ['ultraviolet', 'visible', 'thermal', 'infrared'],
};

/**
 * The specification names the four places but not what works where; that follows from the energies
 * found there. Sunlight carries all four, light in rooms and of lamps lacks ultraviolet, and warmth
 * stays when the light is gone.
 */
const energiesAt: Record<Place, readonly Energy[]> = {
  outdoor: energies,
  indoor: ['visible', 'thermal', 'infrared'],
  illumination: ['visible', 'thermal', 'infrared'],
  dark: ['thermal', 'infrared'],
};

export function energiesTaken(generation: Generation, place: Place): Energy[] {
  return energiesUsedBy[generation].filter((energy) => energiesAt[place].includes(energy));
}

export function worksAt(generation: Generation, place: Place): boolean {
  return energiesTaken(generation, place).length > 0;
}
