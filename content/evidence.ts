import type { Evidence } from '#domain/evidence.ts';

/**
 * Every measured figure that the site is supplied with, once. Pages, tables and drawings all read
 * them through `site.evidence`, so a number cannot differ between two languages or two pages.
 */
export const suppliedEvidence: Evidence = {
  filterAir: {
    rows: [
      { substance: 'fineDust', unit: 'µg/m³', after: '40.1', reference: '100' },
      { substance: 'ultrafineDust', unit: 'µg/m³', after: '36.0', reference: '100' },
      { substance: 'formaldehyde', unit: 'ppm', after: '56.0', reference: '100' },
      { substance: 'floatingBacteria', unit: 'CFU/m³', after: '38', reference: '800' },
      { substance: 'carbonMonoxide', unit: 'ppm', after: '1.9', reference: '10.0' },
    ],
  },
  particles: {
    rows: [
      { size: '0.3', removal: '68.18' },
      { size: '0.5', removal: '90.83' },
      { size: '1.0', removal: '98.11' },
      { size: '2.5', removal: '99.81' },
      { size: '5.0', removal: '99.84' },
      { size: '10.0', removal: '99.92' },
    ],
  },
  antibacterial: {
    germs: ['mrsa', 'pneumococcus'],
    hours: '3',
    reduction: '99.9',
    unit: 'CFU/ml',
    before: { coefficient: '1.0', exponent: 4 },
    after: { limit: 'below', figure: '10' },
  },
  deodorization: {
    rows: [
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
  /** No unit was given, and no value that is not here. */
  phosphorus: {
    unit: null,
    sampleMinutes: ['10', '20', '30', '60'],
    crude: '9.838',
    untreated: { minutes: '60', value: '6.437' },
    treated: { minutes: '10', removal: '100' },
  },
  oil: {},
  antifungal: {
    untreated: { limit: 'above', figure: '60' },
    treated: '0',
  },
  substances: {
    unit: 'µg/m³',
    rows: [
      { substance: 'formaldehyde', before: '33.2', after: '6.4' },
      { substance: 'tvoc', before: '359.0', after: '76.0' },
      { substance: 'benzene', before: '4.6', after: '2.0' },
      { substance: 'toluene', before: '137.1', after: '19.4' },
      { substance: 'ethylbenzene', before: '21.5', after: '3.4' },
      { substance: 'xylene', before: '93.3', after: '13.2' },
      { substance: 'styrene', before: '2.8', after: '0.4' },
    ],
  },
  voc: {
    minutes: '120',
    rows: [
      { substance: 'toluene', reduction: '93' },
      { substance: 'styrene', reduction: '100' },
      { substance: 'formaldehyde', reduction: '100' },
    ],
  },
  /** No unit was given. */
  floatingBacteria: {
    unit: null,
    rows: [
      { before: '20', after: '0' },
      { before: '33', after: '5' },
      { before: '25', after: '3' },
    ],
  },
  lasting: { months: '3' },
  years: {
    inUse: { limit: 'above', figure: '20' },
    development: { limit: 'about', figure: '10' },
  },
};
