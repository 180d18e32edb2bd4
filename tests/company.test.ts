import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company as sample } from '#content/company.ts';
import { type Language, languages, localize } from '#domain/language.ts';
import { pagePaths, sectionOf, pages as sitePages } from '#domain/pages.ts';
import { formatPhone } from '#domain/phone.ts';
import { changeSettings, defaultSettings } from '#server/settings/settings.ts';
import { openPages } from '../scripts/built-pages.ts';

const root = join(import.meta.dirname, '..');
const inAll = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`])) as Record<
    Language,
    string
  >;
const file = (letter: string) => ({ file: `${letter.repeat(32)}.svg`, width: 400, height: 100 });

const partner = (name: string, letter: string) => ({
  name: inAll(name),
  text: inAll(`${name} says`),
  logo: file(letter),
  darkLogo: null,
  address: 'https://partner.hanbit.kr/',
});

/** As an owner gives it who has done all that the checklist asks for. */
const given = {
  contact: {
    email: 'hello@hanbit.kr',
    phone: '+82 2-555-1234',
    fax: '+82 2-555-1235',
    address: inAll('<b>Teheran-ro 1'),
  },
  company: {
    name: inAll('Hanbit "&<i>'),
    logo: file('a'),
    darkLogo: file('b'),
    externalSite: 'https://www.hanbit.kr/?a=1&b=2',
    representative: inAll('Hong Gil-dong'),
    registrationNumber: '1208147521',
    mailOrderNumber: '2024-1234',
    social: ['https://www.youtube.com/@hanbit'],
    testAgency: inAll('Korea Test Institute'),
    partners: { research: partner('Hanbit Labs', 'c'), filter: partner('Hanbit Works', 'd') },
  },
};

type Pages = Awaited<ReturnType<typeof openPages>>;
let supplied: Pages;
let own: Pages;
beforeAll(async () => {
  supplied = await openPages(root);
  own = await openPages(root, async (database) => {
    await database.write((trx) => changeSettings(trx, given));
  });
});
afterAll(() => Promise.all([supplied.close(), own.close()]));

const everyPage = languages.flatMap((language) => pagePaths.map((path) => ({ language, path })));
const samplesIn = (language: Language) => [
  ...[sample.name[language], sample.address[language], sample.email, sample.externalSite],
  ...[sample.phone, sample.fax].flatMap((one) => [one, formatPhone(one, language)]),
  ...[sample.phone, sample.fax].map((one) => one.replace(/[^+\d]/g, '')),
];

/** What stands for something that nobody has given yet, in any of the four languages. */
const placeholders =
  /sample entry|to follow|to be entered|to be announced|\bTBD\b|lorem ipsum|견본|기관명 \(|entri contoh|entrada de muestra|○○|\[\s*(name|logo|이름|로고)\s*\]/i;

it('no page says a placeholder, even before anything is given', async () => {
  for (const { language, path } of everyPage) {
    let html = await supplied.render(localize(path, language));
    // What the specification asks for at the foot of every page until the owner gives it.
    for (const value of samplesIn(language)) html = html.replaceAll(value, '');
    expect(placeholders.exec(html)?.[0], localize(path, language)).toBeUndefined();
  }
});

it('no page shows a sample value when the owner has given all', async () => {
  for (const { language, path } of everyPage) {
    const html = await own.render(localize(path, language));
    const left = languages.flatMap(samplesIn).filter((value) => html.includes(value));
    expect(left, localize(path, language)).toEqual([]);
    expect(placeholders.exec(html)?.[0], localize(path, language)).toBeUndefined();
    expect(html).not.toMatch(/Sample Co\.|샘플 주식회사|Sample-ro|견본로|company\.example/);
  }
});

it('every page names the company as text, whatever its name is', async () => {
  for (const { language, path } of everyPage) {
    const html = await own.render(localize(path, language));
    const body = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(body).toContain(`Hanbit &quot;&amp;&lt;i&gt; ${language}`);
    expect(body).toContain(`&lt;b&gt;Teheran-ro 1 ${language}`);
    expect(html).not.toMatch(/Hanbit "&<i>|<b>Teheran/);
    expect(html).toContain(`<img src="/logos/${'b'.repeat(32)}.svg" width="400" height="100"`);
    const hasFacts = ['120-81-47521', '2024-1234', `Hong Gil-dong ${language}`].every((fact) =>
      body.includes(fact),
    );
    // In the inquiry the browser would have to know them as well.
    expect(hasFacts, path).toBe(sectionOf(path) !== 'contact');
  }
});

it('partners and the institute stand on their own page and on no other', async () => {
  for (const { language, path } of everyPage) {
    const html = await own.render(localize(path, language));
    const has = (text: string) => html.includes(`${text} ${language}`);
    const isRelationship = path === sitePages.relationship.path;
    expect([has('Hanbit Labs says'), has('Hanbit Works')]).toEqual([
      isRelationship,
      isRelationship,
    ]);
    expect(has('Korea Test Institute')).toBe(path === sitePages.fresh.path);
  }
});

it('nothing of them is left where they are not given', async () => {
  const fresh = await supplied.render(sitePages.fresh.path);
  expect(fresh).not.toContain('시험기관');
  const relationship = await supplied.render(sitePages.relationship.path);
  expect(relationship).not.toMatch(/\/logos\/|새 창\)<\/a><\/div>/);
  const home = await supplied.render('/');
  expect(home).not.toMatch(/사업자등록번호|대표자|소셜 미디어/);
});

it('search engines are told of the company and where else it is', async () => {
  const html = await own.render('/en');
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  const organization = data
    .map(([, json = '']) => JSON.parse(json))
    .find((one) => one['@type'] === 'Organization');
  expect(organization).toMatchObject({
    name: 'Hanbit "&<i> en',
    email: 'hello@hanbit.kr',
    sameAs: ['https://www.youtube.com/@hanbit'],
  });
});

it('contact details that were emptied leave no gap', async () => {
  const contact = { ...defaultSettings.contact, phone: '', fax: '' };
  const bare = await openPages(root, async (database) => {
    await database.write((trx) =>
      changeSettings(trx, { contact, company: { ...defaultSettings.company, externalSite: '' } }),
    );
  });
  const html = await bare.render('/en');
  expect(html).not.toMatch(/tel:|>Fax<|telephone|faxNumber|>Company website/);
  await bare.close();
});
