import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { writePost } from '../../tests/support/posts.ts';
import { openStore } from '../files/open-store.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
import { createAdminApi } from './admin-api.ts';

describeOnBothDatabases('input that no screen sends', (open, _, place) => {
  let api: ReturnType<typeof createAdminApi>;
  let cookie: string;
  let mnum: number;

  beforeAll(async () => {
    const database = await open();
    const { dataDir } = await place();
    const accounts = createTestAccounts(database);
    const store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    api = createAdminApi(
      createTestAdminContext(database, {
        config: { dataDir },
        accounts,
        pictures: openPictures(database, store),
        files: store,
      }),
    );
    cookie = await signInAs(accounts, 'owner');
    mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '소식' } });
  });

  async function ask(method: string, path: string, body?: object) {
    const sent = Buffer.from(JSON.stringify(body ?? {}));
    const headers = { 'content-type': 'application/json', cookie };
    const incoming = Object.assign(Readable.from([sent]), { headers, socket: {} });
    const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
    return [answer.status, (await answer.json()).error];
  }

  it.each<[string, string, object | undefined]>([
    ['POST', '/session', { email: 'a\u0000@example.com', password: 'wrong' }],
    ['POST', '/session/reset-request', { email: 'a\u0000@example.com' }],
    ['GET', '/posts?q=%00', undefined],
    ['GET', '/inquiries/%00', undefined],
  ])(
    'is refused when it holds a character that no database keeps: %s %s',
    async (method, path, body) => {
      expect(await ask(method, path, body)).toEqual([
        400,
        expect.objectContaining({ code: 'malformed' }),
      ]);
    },
  );

  it('is refused when it names a picture that is not there', async () => {
    const mainPicture = '0123456789abcdef'.repeat(2);
    expect(await ask('PATCH', `/posts/${mnum}`, { mainPicture })).toEqual([
      422,
      expect.objectContaining({ code: 'invalid', fields: { mainPicture: 'unknown' } }),
    ]);
  });
});
