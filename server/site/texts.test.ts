import { beforeAll, beforeEach, expect, it } from 'vitest';
import { bindWords } from '#content/bind-text.ts';
import { listTexts, partOf, readSupplied, suppliedReader } from '#content/supplied.ts';
import { languages } from '#domain/language.ts';
import type { TextKey } from '#domain/site-text.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { announceChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { openTexts } from './texts.ts';

const supplied = readSupplied();
const suppliedWords = suppliedReader(supplied);

/** As if it had been published, whatever the rules say. */
async function putPublished(
  database: Database,
  texts: (TextKey & { published: string | null })[],
): Promise<void> {
  await database.write(async (trx) => {
    const revision = await announceChange(trx, 'texts');
    const rows = texts.map((text) => ({
      ...text,
      revision,
      ...{ draft: null, draft_supplied_hash: '', draft_source_hash: '' },
      ...{ supplied_hash: '', source_hash: '', edition: 1, publish_at: null },
      ...{ updated_at: 1, updated_by: 'somebody', published_at: 1 },
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await trx
        .insertInto('site_content')
        .values(rows.slice(at, at + 500))
        .onConflict((conflict) =>
          conflict.columns(['page', 'path', 'language']).doUpdateSet((row) => ({
            published: row.ref('excluded.published'),
            revision: row.ref('excluded.revision'),
          })),
        )
        .execute();
    }
  });
}

describeOnBothDatabases('the words of the site', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('site_content').execute();
  });

  const title: TextKey = { page: 'about-brand', path: 'meta.title', language: 'en' };

  it('are the supplied ones as long as nothing is published', async () => {
    const texts = await openTexts(database, supplied);
    for (const language of languages) {
      for (const page of Object.keys(supplied[language]) as (keyof typeof supplied.ko)[]) {
        expect(texts.words(page, language)).toEqual(suppliedWords(page, language));
      }
    }
    expect(await texts.refresh()).toEqual([]);
  });

  it('are the own ones where there are some, in that language and nowhere else', async () => {
    await putPublished(database, [
      { ...title, published: 'Our brand' },
      { page: 'popup', path: 'texts.7', language: 'es', published: 'Pedir una muestra' },
    ]);
    const { words } = await openTexts(database, supplied);
    const asSupplied = suppliedWords('about-brand', 'en');
    expect(words('about-brand', 'en')).toEqual({
      ...asSupplied,
      meta: { ...asSupplied.meta, title: 'Our brand' },
    });
    expect(words('about-brand', 'es')).toEqual(suppliedWords('about-brand', 'es'));
    expect(words('popup', 'es').texts).toEqual(
      suppliedWords('popup', 'es').texts.with(7, bindWords('Pedir una muestra', 'es')),
    );
  });

  it('stay supplied where the own text has other slots than a new release fills, or no place', async () => {
    const slotted = listTexts(supplied).flatMap((place) => {
      const key: TextKey = { ...place, language: 'en' };
      return place.page === 'product' && /\{\w+\}/.test(textOf(key)) ? [key] : [];
    });
    expect(slotted.length).toBeGreaterThan(2);
    const [less, more, right] = slotted as [TextKey, TextKey, TextKey];
    const own = `New: ${textOf(right)}`;
    await putPublished(database, [
      { ...less, published: 'no slot at all' },
      { ...more, published: `${textOf(more)} {other}` },
      { ...right, published: own },
      { page: 'product', path: 'gone.since', language: 'en', published: 'left over' },
      { page: '@picture', path: 'quiet', language: 'en', published: '{}' },
    ]);
    const shown = (await openTexts(database, supplied)).words('product', 'en');
    expect(partOf(shown, less.path)).toBe(bindWords(textOf(less), 'en'));
    expect(partOf(shown, more.path)).toBe(bindWords(textOf(more), 'en'));
    expect(partOf(shown, right.path)).toBe(bindWords(own, 'en'));
    expect(shown).not.toHaveProperty('gone');
  });

  it('can be changed by nobody who has them', async () => {
    const { words } = await openTexts(database, supplied);
    const shown = words('popup', 'en');
    expect(() => shown.texts.push('')).toThrow(TypeError);
    expect(Object.isFrozen(shown)).toBe(true);
    expect(Object.isFrozen(supplied.en.popup)).toBe(false);
  });

  it('reach another instance when it looks again, which hears what changed', async () => {
    const other = await openTexts(await open(), supplied);
    const before = other.words('about-brand', 'en');
    const untouched = other.words('home', 'en');
    await putPublished(database, [{ ...title, published: 'Our brand' }]);
    expect(other.words('about-brand', 'en')).toBe(before);
    expect(await other.refresh()).toEqual([title]);
    expect(other.words('about-brand', 'en').meta.title).toBe('Our brand');
    expect(other.words('home', 'en')).toBe(untouched);
    expect(await other.refresh()).toEqual([]);
    await putPublished(database, [{ ...title, published: null }]);
    expect(await other.refresh()).toEqual([title]);
    expect(other.words('about-brand', 'en')).toEqual(before);
  });

  it('do not fall back when a slower look ends after a faster one', async () => {
    const held: PromiseWithResolvers<void>[] = [];
    let isHolding = false;
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isHolding) return result;
        const answer = Promise.withResolvers<void>();
        held.push(answer);
        await answer.promise;
        return result;
      },
    });
    const texts = await openTexts({ db }, supplied);
    await putPublished(database, [{ ...title, published: 'older' }]);
    isHolding = true;
    const slow = texts.refresh();
    await expect.poll(() => held.length).toBe(1);
    isHolding = false;
    await putPublished(database, [{ ...title, published: 'newer' }]);
    await texts.refresh();
    held[0]?.resolve();
    await slow;
    expect(texts.words('about-brand', 'en').meta.title).toBe('newer');
  });

  it('are bound as each language needs it on a page, own ones as well, and not in its head', async () => {
    const heading = { page: 'about-brand', path: 'banner.title' } as const;
    await putPublished(database, [
      { ...heading, language: 'ko', published: '쓸 수 있는 곳' },
      { ...heading, language: 'en', published: 'Air in the dark' },
      { ...title, published: 'Air in the dark' },
    ]);
    const { words } = await openTexts(database, supplied);
    expect(words('about-brand', 'ko', 'banner.title')).toBe('쓸\u00a0수\u00a0있는\u00a0곳');
    expect(words('about-brand', 'en', 'banner.title')).toBe('Air in\u00a0the\u00a0dark');
    expect(words('about-brand', 'en', 'meta.title')).toBe('Air in the dark');
  });

  it('are merged once: after the first call 2,000 own texts cost nothing', async () => {
    const keys = listTexts(supplied).flatMap((place) =>
      languages.slice(0, 2).map((language) => ({ ...place, language })),
    );
    await putPublished(
      database,
      keys.map((key) => ({ ...key, published: `${textOf(key)}.` })),
    );
    const { words } = await openTexts(database, supplied);
    const first = words('home', 'ko');
    expect(first.meta.title).toBe(`${supplied.ko.home.meta.title}.`);
    // Merging the page 10,000 times would take seconds.
    const readOften = () => {
      for (let call = 0; call < 10_000; call++) words('home', 'ko');
    };
    expect(await processorTimeOf(readOften)).toBeLessThan(200);
    expect(words('home', 'ko')).toBe(first);
  });
});

function textOf({ page, path, language }: TextKey): string {
  return partOf(supplied[language][page as keyof typeof supplied.ko], path) as string;
}
