import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { putPosts } from '../../tests/support/many-posts.ts';
import { saveText, writePost } from '../../tests/support/posts.ts';
import type { Database } from '../database/database.ts';
import { changePost, deletePost } from './editing.ts';
import { readListPlaces } from './list-places.ts';
import { type PostAddresses, readPostAddresses } from './post-addresses.ts';
import { type PublishedPosts, readPublishedPosts } from './published.ts';
import { publishVersion } from './publishing.ts';

describeOnBothDatabases('a list of many posts', (open) => {
  let database: Database;
  let posts: PublishedPosts;
  let addresses: PostAddresses;
  beforeAll(async () => {
    database = await open();
    posts = readPublishedPosts(database);
    addresses = readPostAddresses(database);
    await putPosts(database, 990, 2_010);
    await putPosts(database, 7_000_000, 7_000_004);
  });

  async function expectList() {
    const rows = await database.db
      .selectFrom('listed_posts')
      .select('mnum')
      .where('language', '=', 'en')
      .orderBy('reg_date', 'desc')
      .orderBy('mnum', 'desc')
      .execute();
    const all = rows.map(({ mnum }) => mnum);
    const pages = Math.ceil(all.length / 12);
    for (const sort of ['newest', 'oldest'] as const) {
      const sorted = sort === 'newest' ? all : all.toReversed();
      for (const page of [1, 2, 15, 16, Math.ceil(pages / 2), pages - 1, pages, pages + 9]) {
        const found = await posts.list({ language: 'en', sort, page });
        const shown = Math.min(page, pages);
        expect(found).toMatchObject({ page: shown, pages, total: all.length });
        expect(found.posts.map(({ mnum }) => mnum)).toEqual(
          sorted.slice((shown - 1) * 12, shown * 12),
        );
      }
    }
  }

  it('has every page where the order of dates puts it', expectList);

  it('still has after posts were taken away, and moved to before 1970', async () => {
    expect((await posts.list({ language: 'en', q: 'light' })).total).toBe(1_026);
    await database.write((trx) => deletePost(trx, 1_500));
    expect((await posts.list({ language: 'en', q: 'light' })).total).toBe(1_025);
    for (const [mnum, regDate] of [
      [1_600, -1],
      [1_700, -604_800_000],
      [1_800, -604_800_001],
      [1_900, 0],
    ] as const) {
      await database.write((trx) => changePost(trx, mnum, { regDate }));
    }
    await expectList();
  });

  it('counts the same as there is, by week', async () => {
    const { total } = await readListPlaces(database.db, 'es');
    expect(total).toBe(1_021 + 5 - 1);
  });

  it('is searched, with few hits and with many', async () => {
    const rest = (page: number, q: string) => posts.list({ language: 'en', page, q });
    const few = await rest(2, 'Report 10');
    expect(few).toMatchObject({ page: 2, total: 100 });
    expect(few.posts[0]?.title).toContain('Report 1087:');
    const many = await rest(3, 'light');
    expect(many.total).toBe(1_025);
    const whole = await posts.list({ language: 'en', page: 3 });
    expect(many.posts).toEqual(whole.posts);
    expect(await rest(2, 'Light')).toEqual({ posts: [], page: 1, pages: 1, total: 0 });
  });

  it('is cut into parts by number for the sitemap, past numbers that nobody has', async () => {
    expect(await addresses.parts()).toEqual([0, 1_000, 2_000, 7_000_000]);
    expect(await addresses.count()).toBe(1_025);
    const part = await addresses.inPart(0);
    expect(part.map(({ mnum }) => mnum)).toEqual([
      990, 991, 992, 993, 994, 995, 996, 997, 998, 999,
    ]);
    expect(part[0]).toMatchObject({ languages: ['ko', 'en'] });
    expect(await addresses.inPart(1_000)).toHaveLength(999);
    expect(await addresses.inPart(5_000)).toEqual([]);
  });

  it('is searched by one letter, by two, by signs of the index and by letters of two units', async () => {
    const titles = ['"ab" AND (cd*)', '한글 코팅 🌿🌿 끝', 'under_score 100%'];
    for (const title of titles)
      await writePost(database, '2019-05-05T00:00:00Z', { ko: { title } });
    const total = async (q: string) => (await posts.list({ language: 'id', q })).total;
    const searches = [
      '"',
      '"ab',
      '" AND',
      '(cd*)',
      '한글',
      '한글 코',
      '🌿',
      '🌿🌿',
      '🌿 끝',
      '_sc',
      '100%',
    ];
    for (const q of searches) expect([q, await total(q)]).toEqual([q, 1]);
    for (const q of ['AND AND', '🌿🌿🌿', '%score', 'cd)'])
      expect([q, await total(q)]).toEqual([q, 0]);
  });

  it('is not searched by what a title no longer has', async () => {
    const mnum = await writePost(database, '2019-06-06T00:00:00Z', { en: { title: 'Zebra one' } });
    await saveText(database, {
      mnum,
      language: 'en',
      title: 'Zebra two',
      mainText: '<p>Text</p>',
      edition: 2,
    });
    await database.write((trx) => publishVersion(trx, mnum, 'en'));
    const total = async (q: string) => (await posts.list({ language: 'ko', q })).total;
    expect([await total('Zebra'), await total('Zebra one'), await total('bra two')]).toEqual([
      1, 0, 1,
    ]);
    await database.write((trx) => deletePost(trx, mnum));
    expect(await total('Zebra')).toBe(0);
  });
});
