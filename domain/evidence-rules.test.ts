import { describe, expect, it } from 'vitest';
import type { Evidence } from './evidence.ts';
import { checkFigures, figurePaths } from './evidence-rules.ts';

const phosphorus: Evidence['phosphorus'] = {
  unit: null,
  sampleMinutes: ['10', '20', '30', '60'],
  crude: '9.838',
  untreated: { minutes: '60', value: '6.437' },
  treated: { minutes: '10', removal: '100' },
};
const substances: Evidence['substances'] = {
  unit: 'µg/m³',
  rows: [{ substance: 'toluene', before: '137.1', after: '19.4' }],
};

describe('what may be typed in a record', () => {
  it('is every figure and unit, but not what a row is about', () => {
    expect(figurePaths(substances)).toEqual(['unit', 'rows.0.before', 'rows.0.after']);
    expect(figurePaths({ after: { limit: 'below', figure: '1' } })).toEqual(['after.figure']);
  });
});

describe('figures', () => {
  const checkAfter = (figure: string) =>
    checkFigures('substances', {
      ...substances,
      rows: [{ substance: 'toluene', before: '137.1', after: figure as '0' }],
    });

  it('keep their digits, and have a point', () => {
    for (const figure of ['0', '19.40', '137.1', '0.0001']) expect(checkAfter(figure)).toEqual([]);
    for (const figure of ['', '1,5', '-1', '1e3', '<1', ' 1', '1.', 'Infinity', '12345678']) {
      expect(checkAfter(figure), figure).toEqual([{ path: 'rows.0.after', code: 'no-figure' }]);
    }
  });

  it('are all looked at before they are compared', () => {
    expect(checkAfter('137.2')).toEqual([{ path: 'rows.0.after', code: 'more-than-before' }]);
    expect(checkFigures('substances', { ...substances, unit: 'stone' as 'ppm' })).toEqual([
      { path: 'unit', code: 'no-unit' },
    ]);
  });

  it('are more than nothing where they are compared with', () => {
    const rows = [{ substance: 'toluene', before: '0', after: '0' }] as const;
    expect(checkFigures('substances', { unit: 'ppm', rows })).toEqual([
      { path: 'rows.0.before', code: 'not-positive' },
    ]);
  });

  it('in per cent are a hundred at most', () => {
    const rows = [{ size: '0.3', removal: '100.01' }] as const;
    expect(checkFigures('particles', { rows })).toEqual([
      { path: 'rows.0.removal', code: 'over-hundred' },
    ]);
  });

  it('of the water are in the order of time, and no later than its last sample', () => {
    expect(checkFigures('phosphorus', phosphorus)).toEqual([]);
    expect(
      checkFigures('phosphorus', { ...phosphorus, sampleMinutes: ['10', '10', '30', '90'] }),
    ).toEqual([
      { path: 'sampleMinutes.1', code: 'not-in-order' },
      { path: 'sampleMinutes.3', code: 'too-late' },
    ]);
    expect(
      checkFigures('phosphorus', {
        ...phosphorus,
        untreated: { minutes: '5', value: '10' },
        sampleMinutes: ['1', '2', '3', '5'],
      }),
    ).toEqual([
      { path: 'untreated.value', code: 'more-than-before' },
      { path: 'treated.minutes', code: 'too-late' },
    ]);
  });

  it('that are counted are whole', () => {
    const rows = [{ before: '20.5', after: '0' }] as const;
    expect(checkFigures('floatingBacteria', { unit: null, rows })).toEqual([
      { path: 'rows.0.before', code: 'not-whole' },
    ]);
    const inUse = { limit: 'above', figure: '0' } as const;
    const development = { limit: 'about', figure: '10.5' } as const;
    expect(checkFigures('years', { inUse, development })).toEqual([
      { path: 'inUse.figure', code: 'not-positive' },
      { path: 'development.figure', code: 'not-whole' },
    ]);
  });
});
