import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CaseFacts, CaseWords } from '#domain/case.ts';
import type { Language } from '#domain/language.ts';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import {
  casePictures,
  knowCasePictures,
  wholeFacts,
  wholeWords,
} from '../../tests/support/sample-case.ts';
import { forgetTexts } from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
import { publishDueContent } from '../site/publish.ts';
import { openTexts } from '../site/texts.ts';
import { createAdminApi } from './admin-api.ts';

describeOnBothDatabases('cases in the back office', (open) => {
  let database: Database;
  let context: ReturnType<typeof createTestAdminContext>;
  let api: ReturnType<typeof createAdminApi>;
  let cookie = '';

  beforeAll(async () => {
    database = await open();
    const accounts = createTestAccounts(database);
    context = createTestAdminContext(database, {
      accounts,
      pictures: openPictures(database, {} as never),
    });
    api = createAdminApi(context);
    cookie = await signInAs(accounts, 'editor');
    await knowCasePictures(database);
  });
  beforeEach(() => forgetTexts(database));

  async function ask(method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', cookie };
    const bytes = body ? [Buffer.from(JSON.stringify(body))] : [];
    const incoming = Object.assign(Readable.from(bytes), { headers, socket: {} });
    const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  }
  const create = async (): Promise<string> => (await ask('POST', '/cases')).body.id;

  interface Parts {
    facts?: Partial<CaseFacts>;
    words?: Partial<Record<Language, Partial<CaseWords>>>;
  }
  /** Over whatever there is. */
  async function save(id: string, { facts, words = {} }: Parts) {
    const known = (await ask('GET', `/cases/${id}`)).body;
    const given = Object.entries(words).map(([language, more]) => [
      language,
      {
        value: { ...wholeWords[language as Language], ...more },
        edition: known.words[language].edition,
      },
    ]);
    return ask('PUT', `/cases/${id}`, {
      ...(facts && { facts: { value: { ...wholeFacts, ...facts }, edition: known.facts.edition } }),
      words: Object.fromEntries(given),
    });
  }
  async function publish(id: string, languages: Language[], at?: number) {
    const known = (await ask('GET', `/cases/${id}`)).body;
    const texts = [
      { page: '@case-facts', path: id, language: 'ko', edition: known.facts.edition },
      ...languages.map((language) => ({
        ...{ page: '@case', path: id, language, edition: known.words[language].edition },
      })),
    ];
    return ask('POST', '/site/texts/publish', { texts, ...(at !== undefined && { at }) });
  }
  const shown = async () => (await openTexts(database)).cases();
  const places = async (language: Language) =>
    (await shown()).list(language).map(({ words }) => words.place);

  async function publishOne(slug: string, languages: Language[] = ['ko'], place?: string) {
    const id = await create();
    const words = Object.fromEntries(
      languages.map((language) => [language, place ? { place } : {}]),
    );
    await save(id, { facts: { slug }, words });
    await publish(id, languages);
    return id;
  }

  it('are seen by nobody before they are published, and then in the languages that they have', async () => {
    const id = await create();
    await save(id, { facts: {}, words: { ko: {}, es: {} } });
    expect(await places('ko')).toEqual([]);
    expect((await publish(id, ['ko'])).body).toMatchObject({ ok: true });
    expect(await places('ko')).toEqual([wholeWords.ko.place]);
    // A reader of another language sees it nevertheless, as with posts.
    expect((await shown()).list('es')).toMatchObject([{ language: 'ko', languages: ['ko'] }]);
    await publish(id, ['es']);
    expect((await shown()).list('es')).toMatchObject([{ language: 'es', languages: ['ko', 'es'] }]);
    expect((await shown()).list('id')).toMatchObject([{ language: 'ko' }]);
  });

  it('are published at a set time', async () => {
    const id = await create();
    await save(id, { facts: {}, words: { en: {} } });
    const at = database.now() + 60_000;
    await publish(id, ['en'], at);
    expect((await ask('GET', `/cases/${id}`)).body.words.en.publishAt).toBe(at);
    await publishDueContent(database, context.textRules, at - 1);
    expect(await places('en')).toEqual([]);
    await publishDueContent(database, context.textRules, at);
    expect(await places('en')).toEqual([wholeWords.en.place]);
  });

  it('are not published while something is missing', async () => {
    const id = await create();
    await save(id, { facts: { year: null }, words: { ko: { result: '' } } });
    const { body } = await publish(id, ['ko']);
    expect(body).toMatchObject({ ok: false, reason: 'refused' });
    expect(body.texts).toHaveLength(2);
    expect(await places('ko')).toEqual([]);
  });

  it('are taken back in one language and stay as drafts', async () => {
    const id = await publishOne('one', ['ko', 'en']);
    const { edition } = (await ask('GET', `/cases/${id}`)).body.words.ko;
    await ask('POST', `/cases/${id}/withdraw`, { language: 'ko', edition });
    expect((await shown()).list('ko')).toMatchObject([{ language: 'en', languages: ['en'] }]);
    const { words } = (await ask('GET', `/cases/${id}`)).body;
    expect(words.ko).toMatchObject({ published: null, hasDraft: true, next: wholeWords.ko });
    const late = await ask('POST', `/cases/${id}/withdraw`, { language: 'ko', edition });
    expect(late.body).toEqual({ ok: false, reason: 'edited-elsewhere' });
  });

  it('lead from every address that they had to the one they have', async () => {
    const id = await publishOne('first');
    await save(id, { facts: { slug: 'second' } });
    expect((await shown()).find('second', 'ko')).toBeUndefined();
    await publish(id, []);
    await save(id, { facts: { slug: 'third', formerSlugs: [] } });
    await publish(id, []);
    const cases = await shown();
    expect(cases.find('first', 'en')).toEqual({ kind: 'moved', slug: 'third' });
    expect(cases.find('second', 'ko')).toEqual({ kind: 'moved', slug: 'third' });
    expect(cases.find('third', 'ko')).toMatchObject({ kind: 'case', case: { id } });
    expect(cases.find('fourth', 'ko')).toBeUndefined();
  });

  it('have each an address of their own', async () => {
    await publishOne('taken');
    const other = await create();
    const { body } = await save(other, { facts: { slug: 'taken' }, words: { ko: {} } });
    expect(body.facts).toEqual({ ok: false, reason: 'slug-taken' });
    expect(body.words.ko).toMatchObject({ ok: true });
  });

  it('stand in the order of the staff, new ones first', async () => {
    const one = await publishOne('one', ['ko'], 'one');
    const two = await publishOne('two', ['ko'], 'two');
    const { orderEdition } = (await ask('GET', '/cases')).body;
    const moved = await ask('PUT', '/case-order', { ids: [one, two], edition: orderEdition });
    expect(moved.body).toMatchObject({ ok: true });
    expect(await places('ko')).toEqual(['one', 'two']);
    await publishOne('three', ['ko'], 'three');
    expect(await places('ko')).toEqual(['three', 'one', 'two']);
    const late = await ask('PUT', '/case-order', { ids: [two, one], edition: orderEdition });
    expect(late.body).toEqual({ ok: false, reason: 'edited-elsewhere' });
  });

  it('are gone in every language when they are deleted', async () => {
    const id = await publishOne('one', ['ko', 'es']);
    await save(id, { words: { en: {} } });
    expect((await ask('DELETE', `/cases/${id}`)).status).toBe(204);
    expect(await places('ko')).toEqual([]);
    expect((await ask('GET', '/cases')).body.cases).toEqual([]);
    expect((await ask('GET', `/cases/${id}`)).status).toBe(404);
    expect((await ask('GET', '/site/drafts')).body.drafts).toEqual([]);
  });

  it('are not overwritten by a second editor', async () => {
    const id = await create();
    await save(id, { words: { ko: {} } });
    const late = await ask('PUT', `/cases/${id}`, {
      words: { ko: { value: { ...wholeWords.ko, place: 'Other' }, edition: null } },
    });
    expect(late.body.words.ko).toEqual({ ok: false, reason: 'edited-elsewhere', edition: 1 });
  });

  it('take only pictures of this site, and nothing that they do not know', async () => {
    const id = await create();
    const strange = { ...casePictures[0], hash: 'd'.repeat(32) };
    expect((await save(id, { facts: { before: strange } })).status).toBe(422);
    expect((await save(id, { words: { ko: { more: 'x' } as object } })).status).toBe(422);
    expect((await save(id, { words: { ko: { place: 'x'.repeat(81) } } })).status).toBe(422);
    expect((await ask('GET', '/cases/toString')).status).toBe(404);
  });

  it('keep no marks, line breaks or turned directions in a line', async () => {
    const id = await create();
    await save(id, { words: { ko: { place: ' A\u202e\uE000\nplace ' } } });
    expect((await ask('GET', `/cases/${id}`)).body.words.ko.next.place).toBe('A place');
  });
});
