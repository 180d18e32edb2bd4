import { describe, expect, it } from 'vitest';
import { readRange } from './static-files.ts';

describe('a film asked for in pieces', () => {
  it('answers the piece, the rest, and the tail', () => {
    expect(readRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 });
    expect(readRange('bytes=900-', 1000)).toEqual({ start: 900, end: 999 });
    expect(readRange('bytes=-100', 1000)).toEqual({ start: 900, end: 999 });
    expect(readRange('bytes=500-5000', 1000)).toEqual({ start: 500, end: 999 });
    // More of the tail than there is means all of it (RFC 9110, 14.1.2).
    expect(readRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 });
  });

  it('refuses what lies beyond the end', () => {
    expect(readRange('bytes=1000-', 1000)).toBe('unsatisfiable');
    expect(readRange('bytes=9-3', 1000)).toBe('unsatisfiable');
  });

  it('sends the whole file for what it does not read', () => {
    expect(readRange(undefined, 1000)).toBeUndefined();
    expect(readRange('bytes=0-1,5-6', 1000)).toBeUndefined();
    expect(readRange('bytes=-', 1000)).toBeUndefined();
    expect(readRange('lines=1-2', 1000)).toBeUndefined();
  });
});
