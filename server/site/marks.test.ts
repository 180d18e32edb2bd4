import { describe, expect, it } from 'vitest';
import { fill } from '#content/fill.ts';
import { type OpenMarks, readMarks, withoutMarks } from '#domain/text-marks.ts';
import { escapeHtml } from '../escape.ts';
import { keysIn, markText } from './marks.ts';

const about = markText('about {years}', 7, 'en');

/** `7 about |7{years} 10 years`: each piece after the texts and slots that it stands in. */
function read(nodes: readonly string[]): string[] {
  let open: OpenMarks = [];
  const lines = nodes.map((node) => {
    const found = readMarks(node, open);
    open = found.open;
    return found.pieces
      .map(({ text, within }) => {
        const names = within.map(({ text: { key }, slot }) => (slot ? `${key}{${slot}}` : key));
        return `${names.join('>') || '-'} ${text}`;
      })
      .join('|');
  });
  return [...lines, ...(open.length > 0 ? ['left open'] : [])];
}

describe('a marked text', () => {
  it('reads as it was written once the marks are gone', () => {
    for (const text of ['About', 'x', '{years}', 'a {b} c {d}', '가{time}', '0xE001 & <b>']) {
      expect(withoutMarks(markText(text, 4095, 'es'))).toBe(text);
      expect(readMarks(markText(text, 4095, 'es')).plain).toBe(text);
    }
  });

  it('says which text it is and in which language', () => {
    const [piece] = readMarks(markText('Halo', 990, 'id')).pieces;
    expect(piece).toEqual({ text: 'Halo', within: [{ text: { key: 990, language: 'id' } }] });
  });

  it('stays empty where it is empty', () => {
    expect(markText('', 3, 'ko')).toBe('');
  });

  it('cannot be made to look like another by what is in it', () => {
    const forged = markText(markText('inner', 1, 'ko'), 2, 'ko');
    expect(read([forged])).toEqual(['2 inner']);
  });

  it('knows what its slots were filled with', () => {
    expect(read([fill(about, { years: '10 years' })])).toEqual(['7 about |7{years} 10 years']);
    expect(read([about])).toEqual(['7 about |7{years} {years}']);
  });

  it('knows a text in its slot, and one in the slot of that', () => {
    const limit = fill(markText('under {figure}!', 2, 'en'), { figure: '10' });
    const whole = fill(markText('From {a} to {b}.', 1, 'en'), { a: limit, b: limit });
    expect(read([whole])).toEqual([
      '1 From |1{a}>2 under |1{a}>2{figure} 10|1{a}>2 !|1  to |1{b}>2 under |1{b}>2{figure} 10|1{b}>2 !|1 .',
    ]);
  });

  it('is another one each time that it is shown', () => {
    const pieces = readMarks(markText('Next', 5, 'en').repeat(2)).pieces;
    expect(pieces.map(({ text }) => text)).toEqual(['Next', 'Next']);
    expect(pieces[0]?.within[0]?.text).not.toBe(pieces[1]?.within[0]?.text);
  });
});

describe('marks in several nodes', () => {
  it('are found by what stands between a split slot', () => {
    const [before = '', after = ''] = about.split('{years}').map((part) => part.trim());
    expect(read([before, ' ', '10', ' years ', after, ' ', 'of work'])).toEqual([
      '7 about ',
      '7{years}  ',
      '7{years} 10',
      '7{years}  years ',
      '',
      '-  ',
      '- of work',
    ]);
  });

  it('go on through a text that is cut into sentences', () => {
    const sentences = markText('One. Two. Three.', 4, 'en').split(/(?<=\.) /);
    expect(read([...sentences, 'other'])).toEqual(['4 One.', '4 Two.', '4 Three.', '- other']);
  });

  it('go on through a text that is cut at its numbers', () => {
    const parts = fill(markText('below {figure}', 4, 'en'), { figure: '0.5 ppm' }).split(
      /(\d[\d.,]*)/,
    );
    expect(read(parts)).toEqual(['4 below ', '4{figure} 0.5', '4{figure}  ppm']);
  });

  it('start anew where the end of a text was cut off', () => {
    const cut = markText('A long text', 1, 'en').slice(0, 10);
    expect(read([cut, markText('Next', 2, 'en'), 'other'])).toEqual([
      '1 A lo',
      '2 Next',
      '- other',
    ]);
    expect(read([cut])).toEqual(['1 A lo', 'left open']);
  });

  it('do not take a text for another where its start was cut off', () => {
    const text = markText('Text', 0xabc, 'en');
    for (const at of [1, 2, 3, 4, 5, 6]) expect(read([text.slice(at)])).toEqual(['- Text']);
    for (const at of [1, 2, 3, 4, 5]) expect(read([text.slice(0, at), 'x'])).toEqual(['', '- x']);
  });

  it('leave a slot whose end was cut off with its text', () => {
    const cut = about.slice(0, -2);
    const outer = fill(markText('[{inner}]', 1, 'en'), { inner: cut });
    expect(read([outer, 'other'])).toEqual([
      '1 [|1{inner}>7 about |1{inner}>7{years} {years}|1{inner}>7 ]',
      '1{inner} other',
      'left open',
    ]);
  });

  it('leave a text in a slot with the slot', () => {
    const cut = markText('under', 2, 'en').slice(0, -1);
    const whole = fill(markText('{a} to', 1, 'en'), { a: cut });
    expect(read([whole])).toEqual(['1{a}>2 under|1  to']);
  });
});

describe('the keys in a document', () => {
  it('are found in texts, attributes, the head and data, each once and in order', () => {
    const [title, alt, label] = [1, 2, 3].map((key) => markText(`"T${key}" & <co>`, key, 'en'));
    const data = JSON.stringify({ name: title, offer: markText('Halo', 1, 'id') });
    const html = `<title>${escapeHtml(title ?? '')}</title><script>${data}</script>
      <img alt="${escapeHtml(alt ?? '')}"><p>&lt;${label}&gt;${title}</p>`;
    expect(keysIn(html)).toEqual([
      { key: 1, language: 'en' },
      { key: 1, language: 'id' },
      { key: 2, language: 'en' },
      { key: 3, language: 'en' },
    ]);
  });
});
