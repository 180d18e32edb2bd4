import { describe, expect, it } from 'vitest';
import { suppliedEvidence as evidence } from './evidence.ts';

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
    for (const row of evidence.filterAir.rows) {
      expect(isSpecified(row.after), row.substance).toBe(true);
    }
    expect(evidence.filterAir.rows.map((row) => [row.after, row.reference])).toEqual([
      ['40.1', '100'],
      ['36.0', '100'],
      ['56.0', '100'],
      ['38', '800'],
      ['1.9', '10.0'],
    ]);
    for (const { size, removal } of evidence.particles.rows) {
      expect(isSpecified(`${size} µm ${removal}%`), size).toBe(true);
    }
    expect(evidence.particles.rows).toHaveLength(6);
    const { hours, reduction, before, after } = evidence.antibacterial;
    expect(isSpecified(`${reduction}% reduction after ${hours} hours`)).toBe(true);
    expect(isSpecified(`from about ${before.coefficient}×10⁴ to below ${after.figure}`)).toBe(true);
    expect(before.exponent).toBe(4);
    for (const row of evidence.deodorization.rows) {
      expect(
        isSpecified(
          `${row.substance} ${row.before} ${row.unit} to below ${row.after.figure} ${row.unit}`,
        ),
        row.substance,
      ).toBe(true);
    }
  });

  it('holds the water, freshness and brand figures as specified', () => {
    const { phosphorus: water, antifungal, years } = evidence;
    expect(
      isSpecified(`${water.treated.removal}% removed in ${water.treated.minutes} minutes`),
    ).toBe(true);
    expect(water.sampleMinutes).toEqual(['10', '20', '30', '60']);
    expect(
      isSpecified(
        `crude-water value ${water.crude} and untreated value ${water.untreated.value} at ${water.untreated.minutes} minutes`,
      ),
    ).toBe(true);
    expect(isSpecified(`more than ${antifungal.untreated.figure}% of untreated`)).toBe(true);
    expect(antifungal.treated).toBe('0');
    expect(isSpecified(`over ${years.inUse.figure} years in use`)).toBe(true);
    expect(isSpecified(`about ${years.development.figure} years of development`)).toBe(true);
  });

  it('holds the air figures as specified', () => {
    const { substances, voc, floatingBacteria, lasting } = evidence;
    const specifiedName = (substance: string) =>
      ({ formaldehyde: 'HCHO', tvoc: 'TVOC' })[substance] ?? substance;
    expect(substances.rows).toHaveLength(7);
    for (const { substance, before, after } of substances.rows) {
      expect(isSpecified(`${specifiedName(substance)} ${before} to ${after}`), substance).toBe(
        true,
      );
    }
    expect(isSpecified(`VOC test ${voc.minutes} minutes: toluene 93% reduction`)).toBe(true);
    expect(voc.rows.map((row) => row.reduction)).toEqual(['93', '100', '100']);
    expect(floatingBacteria.rows.map((row) => `${row.before} to ${row.after}`).join(', ')).toBe(
      '20 to 0, 33 to 5, 25 to 3',
    );
    expect(isSpecified(`one application lasts ${lasting.months} months`)).toBe(true);
  });
});
