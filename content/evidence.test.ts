import { describe, expect, it } from 'vitest';
import {
  ammonia,
  evidence,
  findRow,
  fineParticles,
  formaldehydeReduction,
  reductionBeyond,
  reductionOf,
  shareOf,
} from './evidence.ts';

/** The specification's own list, section 9, copied as text: change it only when that changes. */
const specification = `
  Filter page: after installing the coated filter, fine dust 40.1 µg/m³ against reference 100;
  ultrafine dust 36.0 against 100; formaldehyde 56.0 ppm against 100 ppm; total floating bacteria
  38 CFU/m³ against 800; carbon monoxide 1.9 ppm against 10.0 ppm.
  Particulate removal efficiency: 0.3 µm 68.18%; 0.5 µm 90.83%; 1.0 µm 98.11%; 2.5 µm 99.81%;
  5.0 µm 99.84%; 10.0 µm 99.92%.
  Antibacterial (MRSA and pneumococcus): 99.9% reduction after 3 hours, from about 1.0×10⁴ to
  below 10 CFU/ml.
  Deodorization by a testing institute: ammonia 100 ppm to below 1 ppm; trimethylamine 30 ppm to
  below 1 ppm.
  Claim of over 20 years in use and about 10 years of development.
  Water: total phosphorous 100% removed in 10 minutes; sample times 10, 20, 30 and 60 minutes;
  crude-water value 9.838 and untreated value 6.437 at 60 minutes.
  Freshness: mycelia on more than 60% of untreated specimens, none on treated; slower banana
  ripening.
  Air (µg/m³ before to after): HCHO 33.2 to 6.4; TVOC 359.0 to 76.0; benzene 4.6 to 2.0; toluene
  137.1 to 19.4; ethylbenzene 21.5 to 3.4; xylene 93.3 to 13.2; styrene 2.8 to 0.4. VOC test 120
  minutes: toluene 93% reduction, styrene and formaldehyde 100%. Floating bacteria 20 to 0, 33 to
  5, 25 to 3; one application lasts 3 months.
`;

const isSpecified = (value: string) => specification.replaceAll(/\s+/g, ' ').includes(value);

describe('the evidence', () => {
  it('holds the filter figures as specified', () => {
    for (const row of evidence.filter.air) {
      expect(isSpecified(row.after), row.substance).toBe(true);
    }
    expect(evidence.filter.air.map((row) => [row.after, row.reference])).toEqual([
      ['40.1', '100'],
      ['36.0', '100'],
      ['56.0', '100'],
      ['38', '800'],
      ['1.9', '10.0'],
    ]);
    for (const { size, removal } of evidence.filter.particles) {
      expect(isSpecified(`${size} µm ${removal}%`), size).toBe(true);
    }
    expect(evidence.filter.particles).toHaveLength(6);
    const { hours, reduction, before, after } = evidence.filter.antibacterial;
    expect(isSpecified(`${reduction}% reduction after ${hours} hours`)).toBe(true);
    expect(isSpecified(`from about ${before.coefficient}×10⁴ to below ${after.figure}`)).toBe(true);
    expect(before.exponent).toBe(4);
    for (const row of evidence.filter.deodorization) {
      expect(
        isSpecified(
          `${row.substance} ${row.before} ${row.unit} to below ${row.after.figure} ${row.unit}`,
        ),
        row.substance,
      ).toBe(true);
    }
  });

  it('holds the water, freshness and brand figures as specified', () => {
    const { water, freshness, brand } = evidence;
    expect(
      isSpecified(`${water.treated.removal}% removed in ${water.treated.minutes} minutes`),
    ).toBe(true);
    expect(water.sampleMinutes).toEqual(['10', '20', '30', '60']);
    expect(
      isSpecified(
        `crude-water value ${water.crude} and untreated value ${water.untreated.value} at ${water.untreated.minutes} minutes`,
      ),
    ).toBe(true);
    expect(isSpecified(`more than ${freshness.untreated.figure}% of untreated`)).toBe(true);
    expect(freshness.treated).toBe('0');
    expect(isSpecified(`over ${brand.yearsInUse.figure} years in use`)).toBe(true);
    expect(isSpecified(`about ${brand.yearsOfDevelopment.figure} years of development`)).toBe(true);
  });

  it('holds the air figures as specified', () => {
    const { air } = evidence;
    const specifiedName = (substance: string) =>
      ({ formaldehyde: 'HCHO', tvoc: 'TVOC' })[substance] ?? substance;
    expect(air.substances).toHaveLength(7);
    for (const { substance, before, after } of air.substances) {
      expect(isSpecified(`${specifiedName(substance)} ${before} to ${after}`), substance).toBe(
        true,
      );
    }
    expect(isSpecified(`VOC test ${air.voc.minutes} minutes: toluene 93% reduction`)).toBe(true);
    expect(air.voc.reductions.map((row) => row.reduction)).toEqual(['93', '100', '100']);
    expect(air.floatingBacteria.map((row) => `${row.before} to ${row.after}`).join(', ')).toBe(
      '20 to 0, 33 to 5, 25 to 3',
    );
    expect(isSpecified(`one application lasts ${air.lastsMonths} months`)).toBe(true);
  });
});

describe('single results that pages quote', () => {
  it('are found by size or substance', () => {
    expect(fineParticles).toEqual({ size: '2.5', removal: '99.81' });
    expect(ammonia).toMatchObject({ substance: 'ammonia', before: '100' });
    expect(formaldehydeReduction).toBe('100');
  });

  it('must exist', () => {
    const rows: { size: string }[] = [{ size: '0.3' }];
    expect(() => findRow(rows, 'size', '7')).toThrow('No row of the evidence has the size 7.');
  });
});

describe('figures computed from the evidence', () => {
  it('gives a reduction to one decimal', () => {
    expect(reductionOf('33.2', '6.4')).toBe('80.7');
    expect(reductionOf('20', '0')).toBe('100.0');
    expect(reductionOf('9.838', '6.437')).toBe('34.6');
  });

  it('never promises more than a limit allows', () => {
    expect(reductionBeyond('100', '1')).toEqual({ limit: 'above', figure: '99.0' });
    expect(reductionBeyond('30', '1')).toEqual({ limit: 'above', figure: '96.6' });
  });

  it('gives a share of a reference', () => {
    expect(shareOf(38, 800)).toBe('4.8');
  });
});
