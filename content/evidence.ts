/**
 * Every measured figure of the specification (section 9), once. Pages, tables and drawings all read
 * from here, so a number cannot differ between two languages or two pages.
 *
 * A figure is written as text because its digits are part of the result: 36.0 is not 36.
 */
export type Figure = `${number}`;

/** A figure of which only a limit was reported: "below 1 ppm", "more than 60 %". */
export interface Limit {
  limit: 'below' | 'above' | 'about';
  figure: Figure;
}

/** A figure reported in powers of ten: 1.0×10⁴. */
export interface Power {
  coefficient: Figure;
  exponent: number;
}

export type Unit = 'µg/m³' | 'ppm' | 'CFU/m³' | 'CFU/ml';

export const evidence = {
  filter: {
    /** After installing the coated filter, against the reference value. */
    air: [
      { substance: 'fineDust', unit: 'µg/m³', after: '40.1', reference: '100' },
      { substance: 'ultrafineDust', unit: 'µg/m³', after: '36.0', reference: '100' },
      { substance: 'formaldehyde', unit: 'ppm', after: '56.0', reference: '100' },
      { substance: 'floatingBacteria', unit: 'CFU/m³', after: '38', reference: '800' },
      { substance: 'carbonMonoxide', unit: 'ppm', after: '1.9', reference: '10.0' },
    ],
    /** Removal efficiency in per cent by particle size in micrometres. */
    particles: [
      { size: '0.3', removal: '68.18' },
      { size: '0.5', removal: '90.83' },
      { size: '1.0', removal: '98.11' },
      { size: '2.5', removal: '99.81' },
      { size: '5.0', removal: '99.84' },
      { size: '10.0', removal: '99.92' },
    ],
    /** One result, reported for both germs. */
    antibacterial: {
      germs: ['mrsa', 'pneumococcus'],
      hours: '3',
      reduction: '99.9',
      unit: 'CFU/ml',
      before: { coefficient: '1.0', exponent: 4 },
      after: { limit: 'below', figure: '10' },
    },
    deodorization: [
      {
        substance: 'ammonia',
        unit: 'ppm',
        before: '100',
        after: { limit: 'below', figure: '1' },
      },
      {
        substance: 'trimethylamine',
        unit: 'ppm',
        before: '30',
        after: { limit: 'below', figure: '1' },
      },
    ],
  },
  brand: {
    yearsInUse: { limit: 'above', figure: '20' },
    yearsOfDevelopment: { limit: 'about', figure: '10' },
  },
  /** Total phosphorus. The specification gives no unit, and no value that is not here. */
  water: {
    sampleMinutes: ['10', '20', '30', '60'],
    crude: '9.838',
    untreated: { minutes: '60', value: '6.437' },
    treated: { minutes: '10', removal: '100' },
  },
  /** Share of specimens with mycelia, in per cent; none on treated ones. */
  freshness: {
    untreated: { limit: 'above', figure: '60' },
    treated: '0',
  },
  air: {
    unit: 'µg/m³',
    substances: [
      { substance: 'formaldehyde', before: '33.2', after: '6.4' },
      { substance: 'tvoc', before: '359.0', after: '76.0' },
      { substance: 'benzene', before: '4.6', after: '2.0' },
      { substance: 'toluene', before: '137.1', after: '19.4' },
      { substance: 'ethylbenzene', before: '21.5', after: '3.4' },
      { substance: 'xylene', before: '93.3', after: '13.2' },
      { substance: 'styrene', before: '2.8', after: '0.4' },
    ],
    /** Reductions in per cent, as given. */
    voc: {
      minutes: '120',
      reductions: [
        { substance: 'toluene', reduction: '93' },
        { substance: 'styrene', reduction: '100' },
        { substance: 'formaldehyde', reduction: '100' },
      ],
    },
    /** Three measurements; the specification gives no unit. */
    floatingBacteria: [
      { before: '20', after: '0' },
      { before: '33', after: '5' },
      { before: '25', after: '3' },
    ],
    lastsMonths: '3',
  },
} as const;

/** The row of one particle size or substance, so that no page depends on the order of the rows. */
export function findRow<Row, Key extends keyof Row>(
  rows: readonly Row[],
  key: Key,
  value: Row[Key],
): Row {
  const row = rows.find((candidate) => candidate[key] === value);
  if (!row) throw new Error(`No row of the evidence has the ${String(key)} ${String(value)}.`);
  return row;
}

/** Single results that pages quote. */
/** The size that buyers ask for (PM2.5), rather than the largest, which any filter holds best. */
export const fineParticles = findRow(evidence.filter.particles, 'size', '2.5');
export const ammonia = findRow(evidence.filter.deodorization, 'substance', 'ammonia');
export const formaldehydeReduction = findRow(
  evidence.air.voc.reductions,
  'substance',
  'formaldehyde',
).reduction;

/** A reduction in per cent that the specification does not state itself, to one decimal. */
export function reductionOf(before: Figure, after: Figure): Figure {
  return shareOf(Number(before) - Number(after), Number(before));
}

/** The reduction that is certain when only "below" is known: cut off, never rounded up. */
export function reductionBeyond(before: Figure, below: Figure): Limit {
  const tenths = Math.floor(1000 * (1 - Number(below) / Number(before)));
  return { limit: 'above', figure: (tenths / 10).toFixed(1) as Figure };
}

/** A part of a whole in per cent, to one decimal. */
export function shareOf(part: number, whole: number): Figure {
  return (Math.round((1000 * part) / whole) / 10).toFixed(1) as Figure;
}
