import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { TextKey } from '#domain/site-text.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import {
  brandTitle,
  findRow,
  forgetTexts,
  publishOver,
  saveOver,
  saveTexts,
  siteRules,
} from '../../tests/support/site-texts.ts';
import { readChanges } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { listContentHistory } from './history.ts';

const key = brandTitle('en');
const given = siteRules.supplied.find(key) ?? '';

describeOnBothDatabases('drafts of texts', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => forgetTexts(database));

  it('are saved one by one: a refused one holds up none of the others', async () => {
    const unknown: TextKey = { page: 'home', path: 'no.such.text', language: 'ko' };
    const drawn: TextKey = { page: 'films', path: 'water.tag', language: 'ko' };
    const results = await saveTexts(database, [
      { key, text: '<b>', edition: null },
      { key: unknown, text: 'x', edition: null },
      { key: drawn, text: 'x', edition: null },
      { key: brandTitle('es'), text: ' Nuestra marca ', edition: null },
    ]);
    expect(results).toEqual([
      { ok: false, reason: 'refused', errors: ['markup'] },
      { ok: false, reason: 'not-found' },
      { ok: false, reason: 'not-found' },
      { ok: true, edition: 1, savedAt: 1_000 },
    ]);
    expect(await findRow(database, key)).toBeUndefined();
    const saved = { draft: 'Nuestra marca', published: null, edition: 1, updated_by: 'writer' };
    expect(await findRow(database, brandTitle('es'))).toMatchObject(saved);
  });

  it('announce nothing: visitors do not see them', async () => {
    const before = await readChanges(database.db);
    await saveOver(database, key, 'Our brand');
    expect((await readChanges(database.db)).texts).toBe(before.texts);
  });

  it('are not overwritten by one who has not seen them, who is shown them', async () => {
    const change = (text: string, edition: number | null) => ({ key, text, edition });
    await saveTexts(database, [change('one', null)]);
    const theirs = { ok: false, reason: 'edited-elsewhere', theirs: 'one', edition: 1 };
    expect(await saveTexts(database, [change('two', null)])).toEqual([theirs]);
    expect(await saveTexts(database, [change('two', 7)])).toEqual([theirs]);
    expect(await saveTexts(database, [change('two', 1)])).toMatchObject([{ ok: true, edition: 2 }]);
    expect(await findRow(database, key)).toMatchObject({ draft: 'two', edition: 2 });
  });

  it('are taken from one of two editors at the same moment', async () => {
    const other = await open();
    await saveOver(database, key, 'start');
    const results = await Promise.all(
      [database, other].map((each, at) =>
        saveTexts(each, [{ key, text: `of ${at}`, edition: 1 }], { by: `editor ${at}` }),
      ),
    );
    const reasons = results.flat().map((result) => (result.ok ? 'saved' : result.reason));
    expect(reasons.toSorted()).toEqual(['edited-elsewhere', 'saved']);
    const winner = reasons.indexOf('saved');
    expect(await findRow(database, key)).toMatchObject({ draft: `of ${winner}`, edition: 2 });
  });

  it('do not block each other when two save many texts in opposite order', async () => {
    const other = await open();
    const keys = siteRules.supplied.places
      .filter(({ page }) => page === 'privacy')
      .map((place): TextKey => ({ ...place, language: 'en' }))
      .filter((each) => !siteRules.supplied.find(each)?.includes('{'));
    const changes = keys.map((each) => ({ key: each, text: 'new', edition: null }));
    const [ours, theirs] = await Promise.all([
      saveTexts(database, changes, { by: 'a' }),
      saveTexts(
        other,
        changes.toReversed().map((change) => ({ ...change, text: 'newer' })),
        { by: 'b' },
      ),
    ]);
    const saved = [...ours, ...theirs].filter(({ ok }) => ok);
    expect(saved).toHaveLength(keys.length);
  });

  it('of the same text twice in one request are a conflict, not a failure', async () => {
    const results = await saveTexts(database, [
      { key, text: 'one', edition: null },
      { key, text: 'two', edition: null },
    ]);
    expect(results).toMatchObject([{ ok: true }, { ok: false, reason: 'edited-elsewhere' }]);
  });

  it('that say what is there already change nothing, whoever saves them', async () => {
    await saveOver(database, key, 'same');
    const again = await saveTexts(database, [{ key, text: 'same', edition: null }], {
      by: 'other',
    });
    expect(again).toEqual([{ ok: true, edition: 1, savedAt: 1_000 }]);
    expect(await listContentHistory(database, key)).toHaveLength(1);
  });

  it('are none when they say what visitors see', async () => {
    await saveOver(database, key, 'typed');
    await saveOver(database, key, given);
    expect(await findRow(database, key)).toMatchObject({ draft: null, published: null });
    await publishOver(database, key, 'own');
    await saveOver(database, key, 'changed');
    await saveOver(database, key, 'own');
    expect(await findRow(database, key)).toMatchObject({ draft: null, published: 'own' });
  });

  it('that are the supplied text lead back to it when they are published', async () => {
    await publishOver(database, key, 'own');
    await saveOver(database, key, given);
    expect(await findRow(database, key)).toMatchObject({ draft: given, published: 'own' });
    await publishOver(database, key, given);
    expect(await findRow(database, key)).toMatchObject({ draft: null, published: null });
    const [last] = await listContentHistory(database, key);
    expect(last).toMatchObject({ kind: 'published', text: null });
  });

  it('can be discarded', async () => {
    await publishOver(database, key, 'own');
    await saveOver(database, key, 'wrong');
    await saveOver(database, key, null);
    expect(await findRow(database, key)).toMatchObject({ draft: null, published: 'own' });
  });

  it('are one entry of the history for ten minutes of one person', async () => {
    const minute = 60_000;
    await saveOver(database, key, 'a', { now: 0 });
    await saveOver(database, key, 'ab', { now: 9 * minute });
    await saveOver(database, key, 'abc', { now: 11 * minute });
    await saveOver(database, key, 'abcd', { now: 12 * minute, by: 'other' });
    const history = await listContentHistory(database, key);
    expect(history.map(({ text, savedBy }) => [text, savedBy])).toEqual([
      ['abcd', 'other'],
      ['abc', 'writer'],
      ['ab', 'writer'],
    ]);
  });

  it('leave fifty entries and everything that was published', async () => {
    const hour = 3_600_000;
    await publishOver(database, key, 'first', { now: 0 });
    for (let n = 1; n <= 55; n++) await saveOver(database, key, `text ${n}`, { now: n * hour });
    const history = await listContentHistory(database, key);
    expect(history.map(({ text }) => text)).toEqual([
      ...Array.from({ length: 50 }, (_, n) => `text ${55 - n}`),
      'first',
    ]);
  });
});
