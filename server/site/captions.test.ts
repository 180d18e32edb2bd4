import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmFile, filmNames } from '#domain/films.ts';
import { languages } from '#domain/language.ts';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { readCaptions, writeCaptions } from './captions.ts';

const read = (text: string) => readCaptions(Buffer.from(text));
const cue = (text: string, times = '00:01.000 --> 00:02.500') => `WEBVTT\n\n${times}\n${text}\n`;

function wordsOf(text: string): string[] {
  const result = read(text);
  if (!result.ok) throw new Error(result.reason);
  return result.cues.map((one) => one.text);
}

it('the supplied captions are read, and written as they are', () => {
  for (const name of filmNames) {
    for (const language of languages) {
      const text = readFileSync(`public${filmFile(name, language, 'vtt')}`, 'utf8');
      const result = read(text);
      expect(result.ok && writeCaptions(result.cues)).toBe(text);
    }
  }
});

it('a file of another program is read: names, positions, remarks, styles, line ends, a mark first', () => {
  const file = [
    '\ufeffWEBVTT - made elsewhere',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { background: url(https://evil.example/) }',
    '',
    'NOTE --> is not a cue',
    '',
    'REGION',
    'id:fred',
    '',
    'second',
    '00:00:03.000 --> 00:00:04.000 align:start position:10%,line-left',
    '둘',
    '',
    '1',
    '00:01.000\t-->\t00:02.500',
    '<v 홍길동>하나</v>',
    '- <c.yellow>more</c>&nbsp;&amp; more',
    '',
  ].join('\r\n');
  const result = read(file);
  expect(result.ok && result.cues).toEqual([
    { start: 1000, end: 2500, text: '하나\n- more\u00a0& more' },
    { start: 3000, end: 4000, text: '둘' },
  ]);
});

describe('words that are meant to do something else', () => {
  it('are words when they are written again', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '&lt;img src=x onerror=alert(1)&gt;',
      '<<b>i>x',
      'a --&gt; b',
      '\u202eright to left\ue000',
    ];
    for (const text of hostile) {
      const result = read(cue(text));
      if (!result.ok) throw new Error(result.reason);
      const written = writeCaptions(result.cues);
      expect(written.replace(' --> ', '')).not.toMatch(/[<>\u202e\ue000]/);
      expect(read(written)).toEqual(result);
    }
    expect(wordsOf(cue('&lt;b&gt;'))).toEqual(['<b>']);
  });

  it('cannot begin another cue or a style', () => {
    const words = wordsOf(cue('one\nSTYLE\n::cue { color: red }'));
    expect(words).toEqual(['one\nSTYLE\n::cue { color: red }']);
  });
});

describe('captions are refused', () => {
  const reasonOf = (text: string) => {
    const result = read(text);
    return result.ok ? 'none' : result.reason;
  };

  it('when they are none', () => {
    expect(reasonOf('')).toBe('not-captions');
    expect(reasonOf('WEBVTTX\n\n')).toBe('not-captions');
    expect(reasonOf('1\n00:00:01,000 --> 00:00:02,000\nSubRip\n')).toBe('not-captions');
    expect(readCaptions(Buffer.from([0x57, 0xff, 0xfe]))).toEqual({
      ok: false,
      reason: 'not-captions',
    });
    expect(reasonOf('WEBVTT\n\nNOTE nothing\n')).toBe('no-cues');
    expect(reasonOf(cue('<b></b>'))).toBe('no-cues');
  });

  it('with the line where it is when the times are wrong', () => {
    for (const times of ['00:02.000 --> 00:01.000', '0:1 --> 0:2', 'x --> y', '00:99.000 --> y']) {
      expect(read(cue('words', times))).toEqual({ ok: false, reason: 'wrong-times', line: 3 });
    }
    expect(read('WEBVTT\n\nname\nno times\nwords\n')).toEqual({
      ok: false,
      reason: 'wrong-times',
      line: 3,
    });
  });

  it('when they are too many, or too long', () => {
    const many = Array.from({ length: 2001 }, () => '00:01.000 --> 00:02.000\nx\n').join('\n');
    expect(reasonOf(`WEBVTT\n\n${many}`)).toBe('too-many-cues');
    expect(read(cue('x'.repeat(401)))).toEqual({ ok: false, reason: 'too-long', line: 4 });
    expect(read(cue('<'.repeat(5000)))).toEqual({ ok: false, reason: 'too-long', line: 4 });
    expect(reasonOf(`WEBVTT${' '.repeat(100 * 1024)}`)).toBe('too-large');
  });

  it('within 50 ms, whatever they are', async () => {
    const worst = ['<', '<<b>', '&lt', '-->', '00:', '\n', '\r', ' ', '00:01.000 --> ', '가\u0301'];
    for (const piece of worst) {
      const words = piece.repeat(Math.ceil(390 / piece.length)).slice(0, 390);
      const block = `00:01.000 --> 00:02.000\n${words}\n\n`;
      const blocks = block.repeat(Math.floor((100 * 1024 - 20) / Buffer.byteLength(block)));
      const bytes = Buffer.from(`WEBVTT\n\n${blocks}`);
      expect(await processorTimeOf(() => readCaptions(bytes)), piece).toBeLessThan(50);
    }
  });
});
