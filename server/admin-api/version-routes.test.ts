import { beforeAll, expect, it } from 'vitest';
import { type AdminClient, makeAdminServer } from '../../tests/support/admin-client.ts';
import { addStaff, staffPassword } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { writePost } from '../../tests/support/posts.ts';
import type { Database } from '../database/database.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
import { readPublishedPosts } from '../posts/published.ts';
import { publishVersion, unpublishVersion } from '../posts/publishing.ts';

describeOnBothDatabases('the texts of a post in the back office', (open) => {
  let database: Database;
  let editor: AdminClient;

  beforeAll(async () => {
    database = await open();
    const server = makeAdminServer(database, undefined, {
      pictures: openPictures(database, {} as never),
    });
    const email = await addStaff(server.accounts, 'editor');
    editor = server.client();
    await editor.ask('POST', '/session', { email, password: staffPassword });
  });

  async function create(): Promise<number> {
    return (await editor.ask('POST', '/posts', { originalLanguage: 'ko' })).body.mnum;
  }

  /** Over whatever there is; returns the new edition. */
  async function save(mnum: number, title: string, more: object = {}): Promise<number> {
    const { versions } = (await editor.ask('GET', `/posts/${mnum}`)).body;
    const answer = await editor.ask('PUT', `/posts/${mnum}/versions/ko`, {
      title,
      mainText: `<p>${title}</p>`,
      edition: versions[0].edition,
      ...more,
    });
    expect(answer.status).toBe(200);
    return answer.body.edition;
  }

  const history = async (mnum: number) =>
    (await editor.ask('GET', `/posts/${mnum}/versions/ko/history`)).body.entries as {
      id: number;
      title: string;
      kind: string;
      isOwn: boolean;
    }[];
  const titles = async (mnum: number) => (await history(mnum)).map(({ title }) => title);

  it('keeps the text that a restored one replaces', async () => {
    const mnum = await create();
    const edition = await save(mnum, '처음');
    await editor.ask('POST', `/posts/${mnum}/versions/ko/publish`, { edition });
    const later = await save(mnum, '나중');
    const [, published] = await history(mnum);
    const path = `/posts/${mnum}/versions/ko/history/${published?.id}/restore`;
    expect((await editor.ask('POST', path, { edition: later })).status).toBe(200);
    expect(await titles(mnum)).toEqual(['처음', '나중', '처음']);
  });

  it('keeps what another window of the same person has saved when this one is kept', async () => {
    const mnum = await create();
    await save(mnum, '다른 창');
    await save(mnum, '이 창', { isOverwriting: true });
    expect(await titles(mnum)).toEqual(['이 창', '다른 창']);
    expect((await history(mnum)).every(({ isOwn }) => isOwn)).toBe(true);
    await save(mnum, '이 창에서 더');
    expect(await titles(mnum)).toEqual(['이 창에서 더', '다른 창']);
  });

  it('keeps the text that was there before anybody wrote in the back office', async () => {
    const mnum = await writePost(database, '2020-01-01T00:00:00Z', { ko: { title: '가져온 글' } });
    await save(mnum, '고친 글');
    expect(await titles(mnum)).toEqual(['고친 글', '가져온 글']);
    expect((await history(mnum))[1]).toMatchObject({ kind: 'published', isOwn: false });
  });

  it('says in the list when a text was last edited or published', async () => {
    const mnum = await writePost(database, '2020-01-01T00:00:00Z', { ko: { title: '오래된 글' } });
    await database.write((trx) => trx.updateTable('posts').set({ updated_at: 1 }).execute());
    const edited = async () => (await editor.ask('GET', `/posts/${mnum}`)).body.updatedAt;
    expect(await edited()).toBe(1);
    const edition = await save(mnum, '새로 고친 글');
    expect(await edited()).toBeGreaterThan(1);
    await database.write((trx) => trx.updateTable('posts').set({ updated_at: 1 }).execute());
    await editor.ask('POST', `/posts/${mnum}/versions/ko/publish`, { edition });
    expect(await edited()).toBeGreaterThan(1);
  });

  const shown = async (mnum: number, language: 'ko' | 'en') =>
    readPublishedPosts(database).find(mnum, language);

  it('publishes several languages together, or none of them', async () => {
    const mnum = await create();
    await save(mnum, '함께');
    const path = `/posts/${mnum}/versions/en`;
    const text = { title: '', mainText: '<p>x</p>', description: 'About it', edition: null };
    await editor.ask('PUT', path, text);
    const publish = (editions: object, more = {}) =>
      editor.ask('POST', `/posts/${mnum}/publish`, { editions, ...more });
    expect((await publish({ ko: 2, en: 1 })).body.error.fields).toEqual({ title: 'missing' });
    expect(await shown(mnum, 'ko')).toBeUndefined();
    await editor.ask('PUT', path, { ...text, title: 'Together', edition: 1 });
    expect((await publish({ ko: 2, en: 1 })).status).toBe(409);
    expect(await shown(mnum, 'ko')).toBeUndefined();
    expect((await publish({ ko: 2, en: 2 }, { publishAt: Date.now() + 60_000 })).status).toBe(204);
    const { versions } = (await editor.ask('GET', `/posts/${mnum}`)).body;
    expect(versions.map(({ state }: { state: string }) => state)).toEqual([
      'scheduled',
      'scheduled',
    ]);
    expect((await publish({ ko: 2, en: 2 })).status).toBe(204);
    expect(await shown(mnum, 'ko')).toMatchObject({ title: '함께' });
    expect(await shown(mnum, 'en')).toMatchObject({ title: 'Together', description: 'About it' });
    expect((await publish({})).status).toBe(422);
  });

  it('dates a post by its first publication, unless somebody has chosen a date', async () => {
    const begun = await create();
    const chosen = await create();
    const old = Date.parse('2020-05-05T00:00:00Z');
    await editor.ask('PATCH', `/posts/${chosen}`, { regDate: old });
    await database.write((trx) =>
      trx.updateTable('posts').set({ reg_date: 1 }).where('mnum', '=', begun).execute(),
    );
    for (const mnum of [begun, chosen]) {
      const edition = await save(mnum, '날짜');
      await editor.ask('POST', `/posts/${mnum}/versions/ko/publish`, { edition });
    }
    const first = (await shown(begun, 'ko'))?.regDate ?? 0;
    expect(Date.now() - first).toBeLessThan(60_000);
    expect((await shown(chosen, 'ko'))?.regDate).toBe(old);
    await database.write((trx) => unpublishVersion(trx, begun, 'ko'));
    await database.write((trx) => publishVersion(trx, begun, 'ko', first + 1));
    expect((await shown(begun, 'ko'))?.regDate).toBe(first);
  });

  it('copies a post with its texts, of which none is public, and sorts by the last work', async () => {
    const mnum = await writePost(database, '2019-01-01T00:00:00Z', {
      ko: { title: '베낄 글' },
      en: { title: 'To copy' },
    });
    const { body } = await editor.ask('POST', `/posts/${mnum}/duplicate`);
    const copy = (await editor.ask('GET', `/posts/${body.mnum}`)).body;
    expect(copy).toMatchObject({ author: 'editor', firstPublishedAt: null });
    expect(copy.versions).toMatchObject([
      { title: '베낄 글', mainText: '<p>베낄 글</p>', state: 'draft' },
      { title: 'To copy', state: 'draft' },
    ]);
    expect(await shown(body.mnum, 'ko')).toBeUndefined();
    await save(mnum, '방금 고친 글');
    const { posts } = (await editor.ask('GET', '/posts?sort=edited')).body;
    expect(posts[0].mnum).toBe(mnum);
    expect((await editor.ask('POST', '/posts/999999/duplicate')).status).toBe(404);
  });

  it('takes no date that is still to come', async () => {
    const mnum = await create();
    const tomorrow = Date.now() + 24 * 3_600_000;
    const refused = await editor.ask('PATCH', `/posts/${mnum}`, { regDate: tomorrow });
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { fields: { regDate: 'future' } } },
    });
    const past = await editor.ask('PATCH', `/posts/${mnum}`, { regDate: Date.now() - 1000 });
    expect(past.status).toBe(204);
  });
});
