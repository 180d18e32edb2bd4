// Every still of the site: what its phone crop keeps. Macro masters are 2400×1350,
// dioramas 2000×1125; a day diorama keeps its alpha, so that its shadow falls on the page.

export interface Still {
  name: string;
  master: string;
  /** Portrait (or squarer) crop for phones: aspect ratio and the middle of the crop, 0–1 from the left. */
  phone: { aspect: [width: number, height: number]; middle: number };
  alpha?: boolean;
  /** For a strip of several pictures, each of which fills a phone. */
  sizes?: { widths: number[]; sharp: number };
}

export const commonWidths = [480, 800, 1200, 1600];
export const phoneWidths = [480, 800];

/** For screens with more than one pixel per CSS pixel, as AVIF only: whoever has such a screen reads it. */
export const sharpWidth = 2400;
export const sharpPhoneWidth = 1200;

const macro = (name: string, aspect: [number, number], middle: number): Still => ({
  name,
  master: `${name}.jpg`,
  phone: { aspect, middle },
});

/** Pictures side by side, always shown whole: its phone files are only for what takes no other. */
const strip = (name: string, sizes: Still['sizes']): Still => ({
  ...macro(name, [16, 9], 0.5),
  ...(sizes && { sizes }),
});

const rooms = ['hospital', 'office', 'hotel', 'daycare', 'lab', 'works'];

const diorama = (room: string): Still[] => [
  {
    name: `diorama-${room}`,
    master: `diorama-${room}.png`,
    phone: { aspect: [5, 4], middle: 0.505 },
    alpha: true,
  },
  // Same crop as by day: the two must lie on each other exactly.
  {
    name: `diorama-${room}-night`,
    master: `diorama-${room}-night.jpg`,
    phone: { aspect: [5, 4], middle: 0.505 },
  },
];

export const stills: Still[] = [
  macro('hero', [2, 3], 0.745),
  macro('coat', [1, 1], 0.59),
  macro('filter', [4, 5], 0.5),
  macro('layers', [3, 2], 0.5),
  macro('water', [4, 5], 0.46),
  macro('oilwater', [4, 5], 0.64),
  macro('jars', [5, 4], 0.62),
  macro('panel-rain', [4, 5], 0.49),
  macro('panel-mold', [4, 5], 0.49),
  macro('paving', [4, 5], 0.745),
  macro('fresh', [16, 10], 0.5),
  macro('box', [16, 10], 0.49),
  // The same two scenes with room for words at the left.
  macro('box-hero', [1, 1], 0.72),
  macro('jars-hero', [1, 1], 0.72),
  macro('redchec', [4, 5], 0.47),
  // One camera, three moments: clean, sprayed, read (the film's plates, 1920×1080).
  ...['redchec-0', 'redchec-1', 'redchec-2'].map((name) => macro(name, [4, 5], 0.46)),
  // One camera under three lights, and with every bead reacting: what stands on them relies on the crop.
  ...['field-sun', 'field-lamp', 'field-dark', 'field-glow'].map((name) => ({
    ...macro(name, [4, 5], 0.5),
    sizes: { widths: [800, 1600], sharp: sharpWidth },
  })),
  macro('clock', [1, 1], 0.66),
  macro('quiet', [4, 5], 0.75),
  macro('air', [4, 5], 0.73),
  macro('companies', [16, 15], 0.7),
  macro('devices', [5, 3], 0.5),
  macro('spray', [4, 3], 0.625),
  macro('sample', [3, 4], 0.5),
  strip('effects', { widths: [800, 1600], sharp: 4000 }),
  strip('reaction', { widths: [800, 1600], sharp: 3000 }),
  strip('wetting', { widths: [800, 1600], sharp: 2400 }),
  ...rooms.flatMap(diorama),
];
