import { describe, expect, it } from 'vitest';
import {
  ammoniaRow,
  findRow,
  fineParticles,
  formaldehydeReduction,
  reductionBeyond,
  reductionOf,
  shareOf,
} from './evidence.ts';

describe('single results that pages quote', () => {
  it('are found by size or substance', () => {
    expect(
      fineParticles({
        rows: [
          { size: '0.3', removal: '68.18' },
          { size: '2.5', removal: '99.81' },
        ],
      }),
    ).toEqual({ size: '2.5', removal: '99.81' });
    expect(
      ammoniaRow({
        rows: [
          {
            substance: 'ammonia',
            unit: 'ppm',
            before: '100',
            after: { limit: 'below', figure: '1' },
          },
        ],
      }),
    ).toMatchObject({ substance: 'ammonia', before: '100' });
    expect(
      formaldehydeReduction({
        minutes: '120',
        rows: [{ substance: 'formaldehyde', reduction: '100' }],
      }),
    ).toBe('100');
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
