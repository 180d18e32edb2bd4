import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages, localize } from '#domain/language.ts';
import { pagePaths } from '#domain/pages.ts';
import { anyMark } from '#domain/text-marks.ts';
import type { Database } from '#server/database/database.ts';
import { acknowledgementText } from '#server/inquiries/mail-texts.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { writeText } from '#server/mail/mail-text.ts';
import { feedXml } from '#server/pages/feed.ts';
import { defaultSettings } from '#server/settings/settings.ts';
import { readCurrentTexts } from '#server/site/current-texts.ts';
import { exportTexts } from '#server/site/export-texts.ts';
import { readXlsx } from '#server/xlsx/read-xlsx.ts';
import { writeXlsx } from '#server/xlsx/write-xlsx.ts';
import { openPages } from '../scripts/built-pages.ts';
import { hostileText, publishEverywhere } from './support/own-texts.ts';
import { siteRules } from './support/site-texts.ts';
import { storeInquiry } from './support/store-inquiry.ts';

const root = join(import.meta.dirname, '..');
type Pages = Awaited<ReturnType<typeof openPages>>;

const addresses = languages.flatMap((language) =>
  pagePaths.map((path) => localize(path, language)),
);

/** What a browser makes of it: its elements, attributes and scripts. */
function readHtml(html: string) {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const scripts: { type: string; src: string; code: string }[] = [];
  let inScript = false;
  const parser = new Parser({
    onopentag(name, given) {
      elements.add(name);
      for (const attribute of Object.keys(given)) attributes.add(attribute);
      inScript = name === 'script';
      if (inScript) scripts.push({ type: given.type ?? '', src: given.src ?? '', code: '' });
    },
    ontext(text) {
      const script = scripts.at(-1);
      if (inScript && script) script.code += text;
    },
    onclosetag() {
      inScript = false;
    },
  });
  parser.end(html);
  return { elements, attributes, scripts };
}

/** The router's data and structured data carry texts; all else is the program's. */
const isProgram = ({ type, code }: { type: string; code: string }) =>
  type !== 'application/ld+json' && !code.includes('streamController.enqueue');

describe('own texts', () => {
  let supplied: Pages;
  let own: Pages;
  let database: Database;
  beforeAll(async () => {
    supplied = await openPages(root);
    own = await openPages(root, async (opened) => {
      database = opened;
      await publishEverywhere(opened, hostileText);
    });
  });
  afterAll(() => Promise.all([supplied.close(), own.close()]));

  it('stay texts on every page in every language, and bring not a byte of script', async () => {
    for (const address of addresses) {
      const before = readHtml(await supplied.render(address));
      const html = await own.render(address);
      const after = readHtml(html);
      expect(html, address).toContain('x-own');
      expect(after.elements.has('x-own'), address).toBe(false);
      expect([...after.attributes].filter((name) => /^on/.test(name))).toEqual([]);
      expect(after.scripts.filter(isProgram), address).toEqual(before.scripts.filter(isProgram));
      for (const { type, code } of after.scripts) {
        if (type === 'application/ld+json') JSON.parse(code);
      }
    }
    // Some 140 renderings, beside all that other tests do.
  }, 120_000);

  it('leave no trace of the marks by which staff find them, nor do supplied ones', async () => {
    for (const address of addresses) {
      for (const pages of [supplied, own]) {
        const html = await pages.render(address);
        expect(anyMark.test(html), address).toBe(false);
        expect(html).not.toMatch(/data-until-shown|frame-script/);
      }
    }
  });

  it.each(languages)('stay texts in the feed in %s', async (language: Language) => {
    const posts = { newest: async () => [], find: async () => undefined };
    const company = async () => ({ name: 'NOSHINE' });
    const xml = await feedXml(
      { words: own.words, posts, company },
      'https://noshine.example',
      language,
    );
    let title = '';
    const names: string[] = [];
    const parser = new Parser(
      {
        onopentagname: (name) => names.push(name),
        ontext(text) {
          if (names.at(-1) === 'title') title += text;
        },
        onclosetag: (name) => names.push(`/${name}`),
      },
      { xmlMode: true },
    );
    parser.end(xml);
    expect(title).toBe(own.words('media', language, 'meta.title'));
    expect(names).not.toContain('x-own');
  });

  it('stay texts in a mail to a visitor, in HTML, in plain text and in its subject', async () => {
    const { id } = await storeInquiry(database, { email: 'kim@example.com' });
    const inquiry = await database.db
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const language of languages) {
      const mail = acknowledgementText({ ...inquiry, language }, defaultSettings, own.words);
      const { elements, attributes } = readHtml(writeLetter(mail, language));
      expect(elements.has('x-own')).toBe(false);
      expect(attributes.has('onerror')).toBe(false);
      expect(writeText(mail)).toContain(`<x-own onerror='x'>`);
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
  });

  it('stay texts in a workbook, with no formula among them', async () => {
    const rules = { ...siteRules, ruleOf: () => anyRule, check: () => ({ ok: true, text: '' }) };
    const texts = await readCurrentTexts(database, rules as never, 'en');
    const pieces: Buffer[] = [];
    for await (const piece of writeXlsx(
      exportTexts(texts.slice(0, 50), { which: 'all', staffLanguage: 'en' }),
    )) {
      pieces.push(piece as Buffer);
    }
    const read = await readXlsx(Buffer.concat(pieces));
    if (!read.ok) throw new Error(read.reason);
    const [head, first] = read.sheets[0]?.rows ?? [];
    const column = head?.cells.indexOf('→ 한국어') ?? -1;
    expect(first?.cells[column]).toBe(texts[0]?.languages.ko.now);
  });
});

const anyRule = { slots: [], limit: 1000, isMultiline: false, mayBeEmpty: false };
