import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/support/databases.ts';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { writeMail } from '../../tests/support/raw-mail.ts';
import { countParts, maxParts } from './count-parts.ts';
import { htmlToText } from './html-to-text.ts';
import { parseMailFile } from './parse-mail.ts';

let place: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  place = await makeFolder();
});
afterAll(() => place.remove());

async function parse(mail: string | Buffer, withFiles = true) {
  const path = join(place.dataDir, 'mail');
  await writeFile(path, mail);
  return parseMailFile({ path, folder: place.dataDir, withFiles });
}

describe('a mail that came', () => {
  it('is read in the old encoding of Korean mail programs', async () => {
    const hello = Buffer.from([0xbe, 0xc8, 0xb3, 0xe7]).toString('base64');
    const head = `From: =?euc-kr?B?${hello}?= <a@b.example>\r\nSubject: =?ks_c_5601-1987?B?${hello}?=`;
    const type = 'Content-Type: text/plain; charset=euc-kr\r\nContent-Transfer-Encoding: base64';
    expect(await parse(`${head}\r\n${type}\r\n\r\n${hello}`)).toMatchObject({
      ...{ sender: 'a@b.example', senderName: '안녕', subject: '안녕', body: '안녕' },
    });
  });

  it('is read as far as it can be when it names a wrong encoding, without what no text has', async () => {
    const type = 'Content-Type: text/plain; charset=no-such-thing';
    const mail = await parse(`From: a@b.example\r\n${type}\r\n\r\nHi\u0000 there\r\n`);
    expect(mail?.body).toBe('Hi there');
  });

  it('is read by its plain part, or else by its HTML', async () => {
    const both = await writeMail({ text: 'plain', html: '<p>rich</p>' });
    expect((await parse(both))?.body).toBe('plain');
    const rich = await writeMail({ html: '<p>Yes,</p><p>please &amp; soon</p><script>x</script>' });
    expect((await parse(rich))?.body).toBe('Yes,\n\nplease & soon');
  });

  it('shows where its text was cut, and nothing of the kind where it was not', async () => {
    const endOf = async (mail: Parameters<typeof writeMail>[0]) =>
      (await parse(await writeMail(mail)))?.body.slice(-2);
    const [long, short] = ['a line\n'.repeat(6_000), 'a line\n'.repeat(5_000)];
    expect(await endOf({ text: long })).toMatch(/[a-z]…$/);
    expect(await endOf({ html: `<pre>${long}</pre>` })).toMatch(/[a-z]…$/);
    expect(await endOf({ text: short })).toBe('ne');
    expect(await endOf({ html: `<pre>${short}</pre>` })).toBe('ne');
  });

  it('keeps its files and pictures, but no logo of a signature', async () => {
    const large = Buffer.alloc(30_000, 1);
    const mail = await writeMail({
      html: '<img src="cid:logo"><img src="cid:photo">',
      attachments: [
        { filename: '../../도면.pdf', content: 'x' },
        { filename: 'logo.png', content: 'small', cid: 'logo' },
        { filename: 'photo.jpg', content: large, cid: 'photo' },
      ],
    });
    const parsed = await parse(mail);
    const files = parsed?.files ?? [];
    expect(files.map(({ name, size }) => [name, size]).sort()).toEqual([
      ['photo.jpg', 30_000],
      ['도면.pdf', 1],
    ]);
    const photo = files.find(({ name }) => name === 'photo.jpg');
    expect(await readFile(photo?.path ?? '')).toEqual(large);
    expect((await parse(mail, false))?.files).toEqual([]);
  });

  it('names the files that are too many', async () => {
    const attachments = Array.from({ length: 25 }, (_, at) => ({
      filename: `${at}.txt`,
      content: 'x',
    }));
    const parsed = await parse(await writeMail({ text: 'many', attachments }));
    expect(parsed?.files).toHaveLength(20);
    expect(parsed?.refused).toHaveLength(5);
    expect(parsed?.refused[0]).toEqual({ name: '20.txt', reason: 'too-many' });
  });

  it('has its parts counted before anything is made of them', async () => {
    const flood = '--p\r\n\r\n\r\n'.repeat(2_000_000);
    const head = 'From: a@b.example\r\nContent-Type: multipart/mixed; boundary=p\r\n\r\n';
    expect(await parse(head + flood)).toBeUndefined();
    expect(await processorTimeOf(() => parse(head + flood))).toBeLessThan(1_000);
    expect(countParts(Buffer.from('a\n-- \nSora\n---\n'))).toBe(1);
    expect(countParts(Buffer.from(flood))).toBe(maxParts + 1);
  });
});

describe('HTML as text', () => {
  it('keeps lines, lists and quotes, and nothing that acts', () => {
    const html =
      '<style>p{}</style><div>One<br>two</div><ul><li>a</li><li>b</li></ul>' +
      '<blockquote><p>old</p><blockquote>older</blockquote></blockquote><a href="x">link</a>';
    expect(htmlToText(html, 1000)).toBe('One\ntwo\n- a\n- b\n> old\n\n>> older\n\nlink');
  });

  it('ends, and soon, whatever it is given', async () => {
    const quotes = '<blockquote>'.repeat(100_000);
    const parts = '<div>x'.repeat(100_000);
    expect(htmlToText(quotes, 1000)).toBe('');
    expect(htmlToText(parts, 1000)).toMatch(/^x[\nx]{998}…$/);
    for (const html of [quotes, parts])
      expect(await processorTimeOf(() => htmlToText(html, 1000))).toBeLessThan(1_000);
  });
});
