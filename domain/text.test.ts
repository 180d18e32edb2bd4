import { describe, expect, it } from 'vitest';
import { cleanSearch } from './post.ts';
import { checkText, cleanText, normalizeText } from './text.ts';

const above = '\u0300';
const below = '\u0316';
const line = { limit: 500, isRequired: false, isMultiline: false };

describe('text that a stranger sends', () => {
  it('keeps the marks that languages write and cuts runs that only serve to stall', () => {
    expect(normalizeText(`Vie${'\u0323\u0302'}t`, 'NFC')).toBe('Vi\u1ec7t');
    const stalling = `a${above.repeat(5_000)}${below.repeat(5_000)}b`;
    expect(normalizeText(stalling, 'NFC')).toHaveLength('à'.length + 19 + 'b'.length);
    expect(normalizeText(`a${'\uff9e'.repeat(5_000)}`, 'NFKC')).toHaveLength(1 + 20);
  });

  it('replaces half characters and leaves whole ones', () => {
    expect(cleanText('a\ud83d b\udc4d 👍')).toBe('a\ufffd b\ufffd 👍');
  });

  it('joins what a Mac takes apart', () => {
    expect(cleanText('한국'.normalize('NFD'))).toBe('한국');
  });

  it('is too long by its raw length, whatever cleaning would leave of it', () => {
    expect(checkText(`a${above.repeat(2_000)}`, line)).toEqual({ ok: false, error: 'too-long' });
    const syllables = '각'.repeat(500);
    expect(checkText(syllables.normalize('NFD'), line)).toEqual({ ok: true, text: syllables });
  });

  it('is required, cleaned and counted by its rule', () => {
    expect(checkText(' \u200e\n ', line)).toEqual({ ok: true, text: '' });
    const required = { ...line, isRequired: true };
    expect(checkText(' \u200e\n ', required)).toEqual({ ok: false, error: 'required' });
    expect(checkText(`${'😀'.repeat(500)}  `, required)).toMatchObject({ ok: true });
    expect(checkText('x'.repeat(501), required)).toEqual({ ok: false, error: 'too-long' });
    expect(checkText('one\r\ntwo', line)).toEqual({ ok: true, text: 'one two' });
    const lines = { ...line, isMultiline: true };
    expect(checkText('one\r\ntwo', lines)).toEqual({ ok: true, text: 'one\ntwo' });
  });

  it('is cut before it is searched for', () => {
    expect(cleanSearch(`a${above.repeat(50_000)}b`)).toHaveLength('à'.length + 19);
    expect(cleanSearch(`  ${'가'.repeat(400)}`)).toHaveLength(300);
  });
});
