import { beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { saveText, writePost } from '../../tests/support/posts.ts';
import { readChanges } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';
import { changePost, deletePost, restorePost } from './editing.ts';
import { listInEveryLanguage } from './listing.ts';
import { readPostAddresses } from './post-addresses.ts';
import { type PublishedPosts, readPublishedPosts } from './published.ts';
import { publishDue, publishVersion, scheduleVersion, unpublishVersion } from './publishing.ts';
import { lockVersion } from './versions.ts';

describeOnBothDatabases('the list of posts', (open) => {
  let database: Database;
  let posts: PublishedPosts;
  beforeAll(async () => {
    database = await open();
    posts = readPublishedPosts(database);
  });

  it('is one empty page when there is nothing', async () => {
    expect(await posts.list({ language: 'ko' })).toEqual({
      posts: [],
      page: 1,
      pages: 1,
      total: 0,
    });
    expect(await posts.find(1, 'ko')).toBeUndefined();
  });

  it('shows twelve a page, by date and then by number, in both directions', async () => {
    for (let n = 1; n <= 13; n++) {
      const day = n <= 2 ? 1 : n;
      const date = `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
      await writePost(database, date, { ko: { title: `소식 ${n}` } });
    }
    const titles = async (sort: 'newest' | 'oldest', page: number) =>
      (await posts.list({ language: 'ko', sort, page })).posts.map((post) => post.title);
    const down = Array.from({ length: 13 }, (_, n) => `소식 ${13 - n}`);
    expect(await titles('newest', 1)).toEqual(down.slice(0, 12));
    expect(await titles('newest', 2)).toEqual(['소식 1']);
    expect(await titles('oldest', 1)).toEqual(down.toReversed().slice(0, 12));
    expect(await posts.list({ language: 'es', page: 99 })).toMatchObject({ page: 2, pages: 2 });
    expect((await posts.newest('ko', 4)).map((post) => post.title)).toEqual(down.slice(0, 4));
  });

  it('finds the part of a title that was typed, letter case included', async () => {
    await writePost(database, '2026-02-01T00:00:00Z', {
      en: { title: 'Noshine in Jakarta: 100% dark_room' },
      ko: { title: '자카르타의 노샤인' },
    });
    const found = async (q: string, language: 'ko' | 'en' = 'en') =>
      (await posts.list({ language, q })).posts.map((post) => post.title);
    expect(await found('Jakarta')).toEqual(['Noshine in Jakarta: 100% dark_room']);
    expect(await found('jakarta')).toEqual([]);
    expect(await found('100% d')).toHaveLength(1);
    expect(await found('k_r')).toHaveLength(1);
    expect(await found('a%a')).toEqual([]);
    expect(await found('Jakarta', 'ko')).toEqual([]);
    // Typed on a Mac: the same syllables in separate letters.
    expect(await found('자카르타'.normalize('NFD'), 'ko')).toEqual(['자카르타의 노샤인']);
    expect(await found('\u0000\ud800')).toEqual([]);
    expect(await found('   ')).toHaveLength(12);
  });

  it('has every public post in every language, in the best version there is', async () => {
    const mnum = await writePost(database, '2026-03-01T00:00:00Z', {
      id: { title: 'Berita' },
      en: { title: 'News' },
      es: { title: 'Borrador', draft: true },
    });
    const shown = await Promise.all(languages.map((language) => posts.find(mnum, language)));
    expect(shown.map((post) => [post?.title, post?.language])).toEqual(
      languages.map((language) => (language === 'en' ? ['News', 'en'] : ['Berita', 'id'])),
    );
    expect(shown[0]?.languages.toSorted()).toEqual(['en', 'id']);
    await database.write((trx) => unpublishVersion(trx, mnum, 'id'));
    expect((await posts.find(mnum, 'ko'))?.title).toBe('News');
    await database.write((trx) => unpublishVersion(trx, mnum, 'en'));
    expect(await posts.find(mnum, 'en')).toBeUndefined();
  });

  it('are listed in a language that came after them', async () => {
    const { db, write } = database;
    await write((trx) => trx.deleteFrom('listed_posts').where('language', '=', 'es').execute());
    expect((await posts.list({ language: 'es' })).total).toBe(0);
    await Promise.all([listInEveryLanguage(database), listInEveryLanguage(database)]);
    const { total } = await posts.list({ language: 'ko' });
    expect(total).toBeGreaterThan(0);
    expect(await posts.list({ language: 'es' })).toMatchObject({ total });
    const { posts: before } = await readChanges(db);
    await listInEveryLanguage(database);
    expect((await readChanges(db)).posts).toBe(before);
  });

  it('leads from post to post by date', async () => {
    const { posts: shown } = await posts.list({ language: 'ko' });
    const middle = await posts.find(shown[1]?.mnum ?? 0, 'ko');
    expect(middle?.next?.mnum).toBe(shown[0]?.mnum);
    expect(middle?.previous?.mnum).toBe(shown[2]?.mnum);
    expect((await posts.find(shown[0]?.mnum ?? 0, 'ko'))?.next).toBeNull();
  });
});

describeOnBothDatabases('an editor', (open) => {
  let database: Database;
  let posts: PublishedPosts;
  beforeAll(async () => {
    database = await open();
    posts = readPublishedPosts(database);
  });

  const listedRows = (mnum: number) =>
    database.db.selectFrom('listed_posts').selectAll().where('mnum', '=', mnum).execute();

  it('changes a public text only by publishing again', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '처음' } });
    const later = {
      mnum,
      language: 'ko',
      title: '나중',
      mainText: '<p>b</p>',
      edition: 2,
    } as const;
    expect(await saveText(database, later)).toEqual({ ok: true, edition: 3 });
    expect((await posts.find(mnum, 'ko'))?.title).toBe('처음');
    await database.write((trx) => publishVersion(trx, mnum, 'ko'));
    expect((await posts.find(mnum, 'ko'))?.title).toBe('나중');
  });

  it('does not overwrite what a colleague saved meanwhile', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '처음' } });
    const stale = { mnum, language: 'ko', title: '늦음', mainText: '', edition: 1 } as const;
    expect(await saveText(database, stale)).toEqual({
      ok: false,
      reason: 'edited-elsewhere',
    });
  });

  it('lets one of two editors who save at the same moment through, whoever is first', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '처음' } });
    const other = await open();
    for (const language of ['ko', 'en'] as const) {
      for (let round = 0; round < 8; round++) {
        const seen = language === 'ko' ? 2 + round : round || null;
        const save = (place: Database, title: string) =>
          saveText(place, { mnum, language, title, mainText: '', edition: seen });
        const results = await Promise.all([save(database, '하나'), save(other, '둘')]);
        expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      }
    }
  });

  it('holds a text while it is published, so that no other is published instead', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '처음' } });
    const other = await open();
    const place = { mnum, language: 'ko' } as const;
    let saving: ReturnType<typeof saveText> | undefined;
    const isHeld = await database.write(async (trx) => {
      const held = await lockVersion(trx, { ...place, edition: 2 });
      // It has to wait for the transaction that it meets.
      saving = saveText(other, { ...place, title: '나중', mainText: '', edition: 2 });
      await publishVersion(trx, mnum, 'ko');
      return held;
    });
    const saved = await saving;
    expect([isHeld, saved?.ok]).toEqual([true, true]);
    expect((await posts.find(mnum, 'ko'))?.title).toBe('처음');
    expect(await database.write((trx) => lockVersion(trx, { ...place, edition: 2 }))).toBe(false);
  });

  it('cannot publish what has no title or does not exist', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', {
      ko: { title: '', draft: true },
    });
    expect(await database.write((trx) => publishVersion(trx, mnum, 'ko'))).toEqual({
      ok: false,
      reason: 'no-title',
    });
    expect(await database.write((trx) => publishVersion(trx, mnum, 'en'))).toEqual({
      ok: false,
      reason: 'not-found',
    });
  });

  it('schedules: public when due, once, and every instance hears of it', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', {
      ko: { title: '예약', draft: true },
    });
    await database.write((trx) => scheduleVersion(trx, mnum, 'ko', 5_000));
    expect(await publishDue(database, 4_999)).toBe(0);
    expect(await posts.find(mnum, 'ko')).toBeUndefined();
    const before = await readChanges(database.db);
    const other = await open();
    const counts = await Promise.all([publishDue(database, 5_000), publishDue(other, 5_000)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await posts.find(mnum, 'ko'))?.title).toBe('예약');
    expect((await readChanges(other.db)).posts).toBeGreaterThan(before.posts);
  });

  it('publishes and withdraws two languages of a post at the same moment', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', {
      ko: { title: '동시에', draft: true },
      en: { title: 'At once', draft: true },
    });
    const [ours, theirs] = [database, await open()];
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        ours.write((trx) => publishVersion(trx, mnum, 'ko')),
        theirs.write((trx) => publishVersion(trx, mnum, 'en')),
      ]);
      const shown = await Promise.all(languages.map((language) => posts.find(mnum, language)));
      expect(shown.map((post) => post?.language)).toEqual(['ko', 'en', 'ko', 'ko']);
      await Promise.all([
        ours.write((trx) => unpublishVersion(trx, mnum, 'ko')),
        theirs.write((trx) => unpublishVersion(trx, mnum, 'en')),
      ]);
      expect(await listedRows(mnum)).toEqual([]);
    }
  });

  it('deletes a post in the moment in which a colleague publishes, moves or withdraws it', async () => {
    const other = await open();
    const acts: ((trx: Trx, mnum: number) => Promise<unknown>)[] = [
      (trx, mnum) => publishVersion(trx, mnum, 'en'),
      (trx, mnum) => unpublishVersion(trx, mnum, 'en'),
      (trx, mnum) => changePost(trx, mnum, { regDate: 1 }),
    ];
    for (const act of [...acts, ...acts, ...acts]) {
      const mnum = await writePost(database, '2026-01-01T00:00:00Z', {
        ko: { title: '사라짐' },
        en: { title: 'Gone', draft: true },
      });
      await Promise.all([
        database.write((trx) => deletePost(trx, mnum)),
        other.write((trx) => act(trx, mnum)),
      ]);
      expect(await listedRows(mnum)).toEqual([]);
    }
  });

  it('publishes by hand what falls due in the same moment, several posts at a time', async () => {
    const other = await open();
    const mnums: number[] = [];
    for (let n = 0; n < 8; n++) {
      const versions = { ko: { title: '때' }, en: { title: 'Due', draft: true } };
      mnums.push(await writePost(database, '2026-01-01T00:00:00Z', versions));
    }
    for (let round = 0; round < 5; round++) {
      for (const mnum of mnums) {
        await database.write((trx) => scheduleVersion(trx, mnum, 'en', 5_000));
      }
      await Promise.all([
        publishDue(database, 5_000),
        publishDue(other, 5_000),
        ...mnums.toReversed().map((mnum) => other.write((trx) => publishVersion(trx, mnum, 'ko'))),
      ]);
      for (const mnum of mnums) expect((await posts.find(mnum, 'en'))?.title).toBe('Due');
    }
  });

  it('takes a post off the site and brings it back', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '되돌림' } });
    expect(await database.write((trx) => deletePost(trx, mnum))).toBe(true);
    expect(await posts.find(mnum, 'ko')).toBeUndefined();
    const addresses = await readPostAddresses(database).inPart(0);
    expect(addresses.map((post) => post.mnum)).not.toContain(mnum);
    expect(await database.write((trx) => deletePost(trx, mnum))).toBe(false);
    expect(await database.write((trx) => restorePost(trx, mnum))).toBe(true);
    expect((await posts.find(mnum, 'ko'))?.title).toBe('되돌림');
  });

  it('moves a post in the list by its date', async () => {
    const mnum = await writePost(database, '2020-01-01T00:00:00Z', { ko: { title: '옮김' } });
    await database.write((trx) =>
      changePost(trx, mnum, { regDate: Date.parse('2030-01-01T00:00:00Z') }),
    );
    expect((await posts.newest('en', 1))[0]?.mnum).toBe(mnum);
  });
});
