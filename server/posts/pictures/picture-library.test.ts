import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../tests/support/databases.ts';
import { writePost } from '../../../tests/support/posts.ts';
import type { Database } from '../../database/database.ts';
import { up as addPictureUses } from '../../database/migrations/0060-picture-uses.ts';
import { changePost, deletePost } from '../editing.ts';
import { publishVersion } from '../publishing.ts';
import { putVersion } from '../versions.ts';
import { describePicture, listPictures } from './picture-library.ts';

describeOnBothDatabases('the library of pictures', (open) => {
  let database: Database;
  const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
  beforeAll(async () => {
    database = await open();
    await database.write((trx) =>
      trx
        .insertInto('pictures')
        .values(
          [one, two].map((hash, at) => ({
            ...{ hash, width: 100, height: 50, widths: '[100]', created_at: at },
            name: at === 0 ? 'Test-Room.png' : '',
          })),
        )
        .execute(),
    );
  });

  const found = async (q = '') =>
    (await listPictures(database, { q })).pictures.map(({ hash, uses }) => ({
      hash,
      titles: uses.map(({ title }) => title),
    }));
  const showing = (hash: string) => `<p><img src="/pictures/${hash}-100.webp" alt=""></p>`;

  /** As it was before uses were written down. */
  async function forgetUses() {
    await sql`drop table picture_uses`.execute(database.db);
    await sql`drop index posts_main_picture`.execute(database.db);
    await sql`drop index posts_updated_at`.execute(database.db);
  }

  it('is found by name or by what a picture shows, newest first', async () => {
    expect((await found()).map(({ hash }) => hash)).toEqual([two, one]);
    expect((await found('test-room')).map(({ hash }) => hash)).toEqual([one]);
    await database.write((trx) => describePicture(trx, two, { description: '시험실 전경' }));
    expect((await found('전경')).map(({ hash }) => hash)).toEqual([two]);
    expect(await database.write((trx) => describePicture(trx, 'none', { description: 'x' }))).toBe(
      false,
    );
  });

  it('keeps the first name of a picture that is uploaded again', async () => {
    await database.write((trx) => describePicture(trx, one, { name: 'again.png' }));
    expect(await found('again')).toEqual([]);
  });

  it('knows where a picture is used: in texts, saved or public, and on cards', async () => {
    const mnum = await writePost(database, '2026-01-01T00:00:00Z', { ko: { title: '글' } });
    const put = (html: string) =>
      database.write((trx) =>
        putVersion(trx, mnum, 'ko', { title: '글', mainText: html }, Date.now()),
      );
    await put(showing(one));
    await database.write((trx) => publishVersion(trx, mnum, 'ko'));
    await put(showing(two));
    const both = [
      { hash: two, titles: ['글'] },
      { hash: one, titles: ['글'] },
    ];
    expect(await found()).toEqual(both);
    await forgetUses();
    await addPictureUses(database.db);
    expect(await found()).toEqual(both);
    await database.write((trx) => publishVersion(trx, mnum, 'ko'));
    expect((await found('test-room'))[0]?.titles).toEqual([]);
    await database.write((trx) => changePost(trx, mnum, { mainPicture: one }));
    expect(await found()).toEqual(both);
    await database.write((trx) => deletePost(trx, mnum));
    expect((await found()).flatMap(({ titles }) => titles)).toEqual([]);
  });
});
