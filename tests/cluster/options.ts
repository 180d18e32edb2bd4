import { parseArgs } from 'node:util';

export const phaseNames = [
  'publish',
  'limits',
  'kills',
  'hang',
  'database',
  'store',
  'clocks',
  'haproxy',
  'upgrade',
  'storm',
] as const;
export type PhaseName = (typeof phaseNames)[number];

/** How much of everything; times in seconds. */
export interface Amounts {
  publications: number;
  kills: number;
  hang: number;
  storeSilence: number;
  wrongClocks: number;
  databaseOutage: number;
  storm: number;
  stormOutage: number;
}

const full: Amounts = {
  publications: 20,
  kills: 10,
  hang: 20,
  storeSilence: 20,
  wrongClocks: 30,
  databaseOutage: 10,
  storm: 180,
  stormOutage: 20,
};

const short: Amounts = {
  publications: 3,
  kills: 2,
  hang: 5,
  storeSilence: 4,
  wrongClocks: 6,
  databaseOutage: 4,
  storm: 12,
  stormOutage: 4,
};

export interface Options {
  seed: number;
  phases: readonly PhaseName[];
  amounts: Amounts;
}

/** `--short`, `--seed N`, `--only PHASE` (several with commas). */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.');
  const wanted = values.only?.split(',') ?? phaseNames;
  const phases = phaseNames.filter((name) => wanted.includes(name));
  if (phases.length < wanted.length) {
    throw new Error(`--only takes some of: ${phaseNames.join(', ')}.`);
  }
  return { seed, phases, amounts: values.short ? short : full };
}
