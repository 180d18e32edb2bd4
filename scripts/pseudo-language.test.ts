import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { contentErrors } from './content-parity.ts';
import {
  accent,
  addPseudoLine,
  plainLetters,
  pseudoCode,
  writePseudoLanguage,
} from './pseudo-language.ts';

describe('an accented text', () => {
  it('is longer by two fifths and has no plain letter', () => {
    const text = 'Reduction of formaldehyde and styrene after the test';
    const accented = accent(text);
    expect(accented).toHaveLength(Math.ceil(1.4 * text.length));
    expect(accented).not.toMatch(new RegExp(`[${plainLetters}]`, 'i'));
    expect(accented.split(' ')).toHaveLength(text.split(' ').length);
  });

  it('keeps slots, markup and line ends', () => {
    expect(accent('Dear {name},\n<b class="x">&amp;</b>')).toBe(
      'Ðéééář {name},\n<b class="x">&amp;</b>',
    );
  });
});

describe('a new folder of texts', () => {
  let content: string;
  const codes = [...languages, pseudoCode];
  const change = (file: string, from: string, to: string) => {
    const path = join(content, pseudoCode, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    return () => writeFileSync(path, before);
  };

  beforeAll(() => {
    content = join(mkdtempSync(join(tmpdir(), 'noshine-content-')), 'content');
    cpSync('content', content, { recursive: true });
    writePseudoLanguage(content);
  });
  afterAll(() => rmSync(join(content, '..'), { recursive: true }));

  it('is a complete language', () => {
    expect(contentErrors(content, codes)).toEqual([]);
    const table = readFileSync('domain/language.ts', 'utf8');
    expect(addPseudoLine(table).split('\n')).toHaveLength(table.split('\n').length + 1);
  });

  it('needs its line in the table, and a line needs its folder', () => {
    expect(contentErrors(content, languages)).toEqual(['xx: no line in domain/language.ts']);
    expect(contentErrors(content, [...codes, 'yy'])).toEqual(['yy: missing']);
  });

  it('is refused by the name of what is wrong in it', () => {
    const undo = [
      change('mails.json', '{reference}', '{number}'),
      change('errors.json', '"title"', '"heading"'),
      change('offered-topics.json', accent('Freshness preservation'), 'X'),
    ];
    expect(contentErrors(content, codes)).toEqual([
      'xx/errors.json title: missing',
      'xx/errors.json heading: extra',
      'xx/mails.json acknowledgement.subject: its slots are not {brand} {reference}',
      `xx/offered-topics.json fresh: lacks "${accent('Freshness preservation')}"`,
    ]);
    for (const restore of undo) restore();
  });
});
