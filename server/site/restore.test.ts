import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import type { TextKey } from '#domain/site-text.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { ownPicture } from '../../tests/support/own-pictures.ts';
import {
  brandTitle,
  findRow,
  forgetTexts,
  publishOver,
  rulesOfRelease,
  saveOver,
  siteRules,
} from '../../tests/support/site-texts.ts';
import type { Database } from '../database/database.ts';
import { saveDrafts } from './drafts.ts';
import { listContentHistory, listPublications } from './history.ts';
import { listWaitingDrafts, readPageTexts } from './page-texts.ts';
import { pictureKey } from './pictures.ts';
import { publishDrafts } from './publish.ts';
import { type RestoreScope, restoreMoment, restoreText } from './restore.ts';
import { siteTextRules } from './text-rules.ts';

const [ko, en, es] = [brandTitle('ko'), brandTitle('en'), brandTitle('es')];
const home: TextKey = { page: 'home', path: 'meta.title', language: 'en' };
const given = (key: TextKey) => siteRules.supplied.find(key) ?? '';
const work = { by: 'restorer', now: 90_000 };

describeOnBothDatabases('restoring texts', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => forgetTexts(database));

  const restoreEntry = async (key: TextKey, at: number, rules = siteRules) => {
    const history = await listContentHistory(database, key);
    const id = history.at(at)?.id ?? 0;
    return database.write((trx) => restoreText(trx, id, rules, work));
  };
  const restoreTo = (moment: number, scope: RestoreScope = {}, rules = siteRules) =>
    database.write((trx) => restoreMoment(trx, { ...scope, moment }, rules, work));
  const publishAll = async () => {
    const texts = await listWaitingDrafts(database);
    await database.write((trx) => publishDrafts(trx, { texts }, siteRules, work));
  };
  const publishedOf = async (key: TextKey) => (await findRow(database, key))?.published;

  it('makes a draft of an entry of the history', async () => {
    await publishOver(database, en, 'first', { now: 1 });
    await publishOver(database, en, 'second', { now: 2 });
    expect(await restoreEntry(en, -1)).toEqual({ ok: true, key: en, edition: 3 });
    expect(await findRow(database, en)).toMatchObject({ draft: 'first', published: 'second' });
    const [last] = await listContentHistory(database, en);
    expect(last).toMatchObject({ text: 'first', kind: 'restored', savedBy: 'restorer' });
  });

  it('makes the supplied text a draft where the entry says so', async () => {
    await publishOver(database, en, 'own', { now: 1 });
    await publishOver(database, en, given(en), { now: 2 });
    await publishOver(database, en, 'own again', { now: 3 });
    const history = await listContentHistory(database, en);
    const at = history.findIndex(({ kind, text }) => kind === 'published' && text === null);
    expect(await restoreEntry(en, at)).toMatchObject({ ok: true });
    expect(await findRow(database, en)).toMatchObject({ draft: given(en) });
  });

  it('says when there is no such entry, or its text is not allowed any more', async () => {
    expect(await restoreEntry(en, 0)).toEqual({ ok: false, reason: 'not-found' });
    await publishOver(database, en, 'first', { now: 1 });
    await saveOver(database, en, 'second', { now: 2 });
    const rules = rulesOfRelease(en, 'After {time}');
    expect(await restoreEntry(en, -1, rules)).toEqual({
      ...{ ok: false, reason: 'refused', errors: ['slots'] },
    });
    expect(await findRow(database, en)).toMatchObject({ draft: 'second' });
  });

  it('asks for another look where the translation was made for another Korean text', async () => {
    await publishOver(database, ko, '하나', { now: 1 });
    await publishOver(database, en, 'one', { now: 1 });
    await publishOver(database, ko, '둘', { now: 2 });
    await publishOver(database, en, 'two', { now: 2 });
    await restoreEntry(en, -1);
    const needsLook = async () => {
      const options = { supplied: siteRules.supplied, limitsOf };
      const texts = await readPageTexts(database, en.page, options);
      return texts?.find(({ path }) => path === en.path)?.languages.en.needsLook;
    };
    expect(await needsLook()).toBe(true);
    await restoreEntry(ko, -1);
    expect(await needsLook()).toBe(false);
  });

  it('makes a page as it was at a moment, and leaves the other pages', async () => {
    await publishOver(database, en, 'en 1', { now: 10 });
    await publishOver(database, en, 'en 2', { now: 20 });
    await publishOver(database, es, 'es 2', { now: 20 });
    await publishOver(database, home, 'home 2', { now: 20 });
    await saveOver(database, ko, '초안', { now: 30 });
    const result = await restoreTo(10, { page: en.page });
    expect(new Set(result.restored)).toEqual(new Set([ko, en, es]));
    expect(await findRow(database, en)).toMatchObject({ draft: 'en 1', published: 'en 2' });
    await publishAll();
    expect(await publishedOf(en)).toBe('en 1');
    expect(await publishedOf(es)).toBeNull();
    expect(await findRow(database, ko)).toMatchObject({ draft: null, published: null });
    expect(await publishedOf(home)).toBe('home 2');
  });

  it('makes one language as it was', async () => {
    for (const key of [en, es, home]) await publishOver(database, key, 'now', { now: 20 });
    const { restored } = await restoreTo(10, { language: 'en' });
    expect(new Set(restored)).toEqual(new Set([en, home]));
  });

  it('makes the whole site as it was at a moment, and again as it was before that', async () => {
    const keys = [ko, en, es, home];
    for (const key of keys) await publishOver(database, key, `${key.language} 1`, { now: 10 });
    for (const key of keys) await publishOver(database, key, `${key.language} 2`, { now: 20 });
    await publishOver(database, es, given(es), { now: 30 });
    await restoreTo(10);
    await publishAll();
    const shown = () => Promise.all(keys.map(publishedOf));
    expect(await shown()).toEqual(['ko 1', 'en 1', 'es 1', 'en 1']);
    await restoreTo(30);
    await publishAll();
    expect(await shown()).toEqual(['ko 2', 'en 2', null, 'en 2']);
    await restoreTo(0);
    await publishAll();
    expect(await shown()).toEqual([null, null, null, null]);
  });

  it('takes pictures and formatted texts back with the texts', async () => {
    const rules = siteTextRules(readSupplied());
    const inEnglish: TextKey = { page: 'pictures', path: 'coat', language: 'en' };
    const body: TextKey = { page: '@body', path: 'price', language: 'ko' };
    const coat = pictureKey('coat');
    const pictureOf = (letter: string) => JSON.stringify(ownPicture(letter));
    const publish = async (key: TextKey, text: string, now: number) => {
      const { edition = null } = (await findRow(database, key)) ?? {};
      await database.write(async (trx) => {
        const [saved] = await saveDrafts(trx, [{ key, text, edition }], rules, { by: 'w', now });
        if (!saved?.ok) throw new Error('not saved');
        const texts = [{ ...key, edition: saved.edition }];
        await publishDrafts(trx, { texts }, rules, { by: 'w', now });
      });
    };
    await publish(coat, pictureOf('a'), 10);
    await publish(body, '<p>한 벌</p>', 10);
    await publish(coat, pictureOf('b'), 20);
    await publish(body, '<p>두 벌</p>', 20);
    await publish(inEnglish, 'Another coat', 20);
    const moments = await listPublications(database, { page: 'about-price' });
    expect(moments.map(({ at }) => at)).toEqual([20, 10]);
    const restore = (moment: number, page?: string) =>
      database.write((trx) => restoreMoment(trx, { moment, page }, rules, work));

    const { restored } = await restore(10, 'pictures');
    expect(new Set(restored)).toEqual(new Set([coat, inEnglish]));
    expect(await findRow(database, coat)).toMatchObject({ draft: pictureOf('a') });
    expect((await restore(10)).restored).toEqual([body]);
    expect(await findRow(database, body)).toMatchObject({ draft: '<p>한 벌</p>' });
    // An empty draft leads back to what is supplied.
    expect((await restore(0)).refused).toEqual([]);
    expect(await findRow(database, coat)).toMatchObject({ draft: '', published: pictureOf('b') });
    expect(await findRow(database, body)).toMatchObject({ draft: '' });
  });

  it('writes what it may and names what it may not', async () => {
    for (const key of [en, es]) await publishOver(database, key, 'then', { now: 10 });
    for (const key of [en, es]) await publishOver(database, key, 'now', { now: 20 });
    const result = await restoreTo(10, {}, rulesOfRelease(en, 'After {time}'));
    expect(result).toEqual({ restored: [es], refused: [{ key: en, errors: ['slots'] }] });
  });

  it('offers the moments at which something was published', async () => {
    await publishOver(database, en, 'one', { now: 10 });
    await publishOver(database, home, 'one', { now: 10 });
    await publishOver(database, en, 'two', { now: 20 });
    await saveOver(database, en, 'three', { now: 30 });
    expect(await listPublications(database)).toEqual([
      { at: 20, by: 'writer', texts: 1 },
      { at: 10, by: 'writer', texts: 2 },
    ]);
    expect(await listPublications(database, { page: 'home' })).toEqual([
      { at: 10, by: 'writer', texts: 1 },
    ]);
  });
});

const limitsOf = () => ({ slots: [], limit: 60, isMultiline: false, mayBeEmpty: false });
