import { describe, expect, it } from 'vitest';
import { answerRange, readRange } from './range.ts';

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

describe('an answer to a player', () => {
  const asked = { range: undefined, ifRange: undefined, etag: '"a"', size: 1000 };

  it('begins with two bytes, as Safari asks to see whether it can have ranges', () => {
    expect(answerRange({ ...asked, range: 'bytes=0-1' })).toEqual({
      status: 206,
      headers: {
        'Accept-Ranges': 'bytes',
        'Content-Length': '2',
        'Content-Range': 'bytes 0-1/1000',
      },
      range: { start: 0, end: 1 },
    });
  });

  it('is the whole file without a range, and when the player has a part of another file', () => {
    expect(answerRange(asked)).toMatchObject({ status: 200, range: undefined });
    const other = answerRange({ ...asked, range: 'bytes=5-', ifRange: '"b"' });
    expect(other).toMatchObject({ status: 200, headers: { 'Content-Length': '1000' } });
    const same = answerRange({ ...asked, range: 'bytes=5-', ifRange: '"a"' });
    expect(same).toMatchObject({ status: 206, range: { start: 5, end: 999 } });
  });

  it('says how long the file is when nothing of it was asked for', () => {
    const answer = answerRange({ ...asked, range: 'bytes=1000-' });
    expect(answer).toMatchObject({ status: 416, headers: { 'Content-Range': 'bytes */1000' } });
  });
});
