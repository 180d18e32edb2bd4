// Every rendered picture: its scene, the scene's settings and the grade that was approved.

export interface Shot {
  scene: string;
  settings: Record<string, string | number>;
  grade: string[];
  /** Where the finished picture goes, relative to the masters. */
  file: string;
}

const macroSize = { w: 2400, h: 1350 };
const plateSize = { w: 1920, h: 1080 };
const red = { spp: 20, mode: 'redchec', fade: 0 };
const dark = (exposure: number, contrast: number) => [
  '--exposure',
  `${exposure}`,
  '--contrast',
  `${contrast}`,
];

/** Of the water film's still: from above and from the side, the lights as they were to the camera. */
const fromAbove = {
  ...{ cx: 4.2, cy: -8.4, cz: 4.6, tx: -0.3, tz: 2.5, lens: 43, sx: -0.08, sy: -0.165 },
  ...{ turn: 28, gloss: 0.03, back: 0.9, murk: 0.16 },
};

const macro = (
  name: string,
  settings: Shot['settings'],
  grade: string[],
  scene = name,
): Record<string, Shot> => ({
  [name]: { scene, settings: { ...macroSize, ...settings }, grade, file: `${name}.png` },
});

const plate = (
  name: string,
  scene: string,
  settings: Shot['settings'],
  grade: string[],
): Record<string, Shot> => ({
  [name]: { scene, settings: { ...plateSize, ...settings }, grade, file: `plates/${name}.png` },
});

/** The coating under one of the light switch's lights, or reacting: one camera, and no vignette. */
const field = (light: string, grade: string[], settings: Shot['settings'] = {}) =>
  macro(
    `field-${light}`,
    { spp: 14, h: 1290, light, ...settings },
    [...grade, '--vignette', '0'],
    'field',
  );

const diorama = (kind: string): Record<string, Shot> => ({
  [`diorama-${kind}`]: {
    scene: 'diorama',
    settings: { w: 2000, h: 1125, spp: 22, kind, tone: 'light' },
    // Written with alpha; the picture on paper is only for looking at.
    grade: '--grade light --bloom .1 --contrast .2 --exposure .3 --alpha F2F4EF'.split(' '),
    file: `diorama-${kind}.png`,
  },
  [`diorama-${kind}-night`]: {
    scene: 'diorama',
    settings: { w: 2000, h: 1125, spp: 20, kind, tone: 'night' },
    grade: ['--exposure', '.6', '--edge', '0A1114'],
    file: `diorama-${kind}-night.png`,
  },
});

export const shots: Record<string, Shot> = {
  ...macro('hero', { spp: 20, t: 0.44 }, dark(0.45, 0.45)),
  ...macro('coat', { spp: 20 }, dark(0.6, 0.5)),
  ...macro('redchec', { spp: 20, mode: 'redchec' }, ['--exposure', '.6'], 'coat'),
  ...macro('filter', { spp: 20 }, dark(0.35, 0.5)),
  ...macro('water', { spp: 20 }, dark(0.45, 0.55)),
  ...macro('fresh', { spp: 20 }, ['--exposure', '.35']),
  ...macro('panel-rain', { spp: 20, mode: 'rain' }, dark(0.45, 0.5), 'panel'),
  ...macro('panel-mold', { spp: 20, mode: 'mold' }, dark(0.65, 0.5), 'panel'),
  ...macro('box', { spp: 22 }, ['--exposure', '.35']),
  ...macro('jars', { spp: 20 }, dark(0.45, 0.45)),
  // The same two with room for words at the left.
  ...macro(
    'box-hero',
    { spp: 16, hero: 1, cx: 6.6, cy: -10.2, cz: 8, lens: 31.5, sx: -0.205, sy: 0.03 },
    ['--exposure', '.35', '--foot', '.83'],
    'box',
  ),
  ...macro(
    'jars-hero',
    { spp: 14, hero: 1, lens: 39.5, sx: -0.12, sy: 0.048 },
    [...dark(0.45, 0.45), '--foot', '.82'],
    'jars',
  ),
  ...macro('layers', { spp: 24 }, dark(0.9, 0.45)),
  ...macro('oilwater', { spp: 18 }, dark(0.45, 0.45)),
  ...macro('quiet', { spp: 28 }, dark(0.45, 0.45)),
  ...macro('air', { spp: 20 }, dark(0.85, 0.4)),
  ...macro('companies', { spp: 14 }, dark(0.5, 0.45)),
  ...macro('devices', { spp: 12 }, [...dark(0.5, 0.45), '--edge', '0A1114', '--edge-start', '.86']),
  ...macro('reaction', { spp: 14, w: 3000, h: 800 }, dark(0.55, 0.45)),
  ...macro('spray', { spp: 16 }, dark(0.45, 0.45)),
  ...macro('paving', { spp: 16 }, dark(0.5, 0.45)),
  ...macro('sample', { spp: 14, face: 19 }, dark(0.5, 0.45)),
  ...macro('effects', { spp: 14, w: 4000, h: 1000 }, [
    ...dark(0.45, 0.45),
    ...['--bloom', '.3', '--vignette', '0'],
  ]),
  ...macro('wetting', { spp: 26, w: 2400, h: 1050 }, [
    ...dark(0.55, 0.45),
    ...['--bloom', '.3', '--vignette', '0'],
    ...['--edge', '0A1114', '--edge-start', '.88', '--tiles', '2'],
  ]),
  ...field('sun', '--grade light --bloom .1 --contrast .3 --exposure .95'.split(' ')),
  ...field('lamp', dark(0.5, 0.45)),
  ...field('dark', dark(0.5, 0.45)),
  ...field('glow', dark(0.3, 0.45), { power: 1.3 }),
  ...macro('clock', { spp: 20 }, dark(0.65, 0.45)),
  ...['hospital', 'office', 'hotel', 'daycare', 'lab', 'works'].reduce(
    (all, kind) => Object.assign(all, diorama(kind)),
    {},
  ),
  // Plates of the films: one camera, several moments (the last moment of jars is the still).
  ...plate('jars-0', 'jars', { spp: 24, clear: 0 }, dark(0.45, 0.45)),
  ...plate('oil-0', 'oilwater', { spp: 20, free: 0 }, dark(0.45, 0.45)),
  ...plate('red-clean', 'coat', { ...red, spray: 0 }, ['--exposure', '.6']),
  ...plate('red-0', 'coat', { ...red, fade: 0 }, ['--exposure', '.6']),
  ...plate('red-1', 'coat', { ...red, fade: 0.5 }, ['--exposure', '.6']),
  ...plate('red-2', 'coat', { ...red, fade: 1 }, ['--exposure', '.6']),
  // Stills of the films, each from a camera of its own.
  ...plate('redchec-still', 'coat', { ...red, spp: 12, spray: 0.35, fade: 1, view: 'low' }, [
    '--exposure',
    '.5',
  ]),
  ...plate('water-still', 'jars', { spp: 14, ...fromAbove }, [
    ...dark(0.8, 0.45),
    ...['--edge', '0A1114', '--edge-start', '.82'],
  ]),
};
