import { describe, expect, it } from 'vitest';
import { checkInquiry } from './inquiry.ts';
import { cleanSearch } from './post.ts';
import { cleanText, normalizeText } from './text.ts';

const above = '\u0300';
const below = '\u0316';

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
    const data = { detail: 'x', phoneNumber: '1', name: `a${above.repeat(2_000)}` };
    expect(checkInquiry(data)).toMatchObject({ ok: false, fields: { name: 'too-long' } });
    const syllables = '각'.repeat(500).normalize('NFD');
    expect(checkInquiry({ ...data, name: syllables })).toMatchObject({
      ok: true,
      inquiry: { name: '각'.repeat(500) },
    });
  });

  it('is cut before it is searched for', () => {
    expect(cleanSearch(`a${above.repeat(50_000)}b`)).toHaveLength('à'.length + 19);
    expect(cleanSearch(`  ${'가'.repeat(400)}`)).toHaveLength(300);
  });
});
