import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { newLength } from './cut-quotes.ts';

const newOf = (text: string) => text.slice(0, newLength(text));

describe('what is new in a mail', () => {
  it.each([
    ['Gmail', 'On Tue, Nov 17, 2026 at 9:30 AM NOSHINE <a@b.example> wrote:\n\n> Yes.\n>> No.'],
    [
      'Gmail, in two lines',
      'On Tue, Nov 17, 2026 at 9:30 AM NOSHINE\n<a@b.example> wrote:\n> Yes.',
    ],
    ['Gmail in Korean', '2026년 11월 17일 (화) 오전 9:30, NOSHINE <a@b.example>님이 작성:\n> 네.'],
    [
      'Gmail in Spanish',
      'El mar, 17 nov 2026 a las 9:30, NOSHINE (<a@b.example>) escribió:\n> Sí.',
    ],
    ['Gmail in Indonesian', 'Pada tanggal Sel, 17 Nov 2026 NOSHINE <a@b.example> menulis:\n> Ya.'],
    ['Outlook', '-----Original Message-----\nFrom: NOSHINE\nSent: Tuesday\n\nYes.'],
    ['Outlook, newer', `${'_'.repeat(32)}\nFrom: NOSHINE <a@b.example>\nSent: Tuesday\n\nYes.`],
    ['Outlook in Korean', '보낸 사람: NOSHINE <a@b.example>\n보낸 날짜: 2026년 11월 17일\n\n네.'],
    ['Naver', '-----Original Message-----\nFrom: "NOSHINE"<a@b.example>\nTo: <c@d.example>\n네.'],
    ['a quote without a word', '> Yes.\n>\n> Kim'],
  ])('is what stands above the history of %s', (_, history) => {
    expect(newOf(`Thank you.\n\nSora\n\n${history}`)).toBe('Thank you.\n\nSora');
  });

  it.each([
    [
      'between the lines',
      'On Tue, 17 Nov 2026 NOSHINE <a@b.example> wrote:\n> One?\nYes.\n> Two?\nNo.',
    ],
    ['below', '> One?\n\nYes.'],
    ['nothing but a quote', '> One?'],
    ['of wine from: somebody', 'Dear Kim,\nFrom: here on we agree.\nThank you.'],
    ['with a line of dashes', 'One\n-----\nTwo'],
  ])('is all of it for somebody who writes %s', (_, text) => {
    expect(newOf(text)).toBe(text);
  });

  it('is found without delay in a text made to be slow', async () => {
    const text = 'On 12345 wrote:\n'.repeat(2_500);
    const dashes = `${'-'.repeat(40_000)}x`;
    for (const each of [text, dashes])
      expect(await processorTimeOf(() => newLength(each))).toBeLessThan(100);
  });
});
