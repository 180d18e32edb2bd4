import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../tests/support/databases.ts';
import { hostileBodies } from '../../../tests/support/hostile-bodies.ts';
import { makePdf } from '../../../tests/support/pdf.ts';
import { saveText, writePost } from '../../../tests/support/posts.ts';
import type { Database } from '../../database/database.ts';
import { openStore } from '../../files/open-store.ts';
import { createPost, deletePost } from '../editing.ts';
import { checkHere } from '../files/check-file.ts';
import { openPostFiles, type PostFiles } from '../files/post-files.ts';
import { openPictures, type Pictures } from '../pictures/pictures.ts';
import { isPublicAddress } from '../pictures/public-address.ts';
import { fetchPicture } from '../pictures/remote-picture.ts';
import { readPublishedPosts } from '../published.ts';
import { exportPosts } from './export.ts';
import { importPosts } from './import.ts';
import { readRegDate } from './reg-date.ts';

describeOnBothDatabases('the import', (open, _kind, place) => {
  let database: Database;
  let pictures: Pictures;
  let server: Server;
  let origin: string;
  let postFiles: PostFiles;
  let picture: Buffer;

  beforeAll(async () => {
    database = await open();
    const { dataDir } = await place();
    const store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    pictures = openPictures(database, store);
    postFiles = openPostFiles({ database, store, check: checkHere(undefined) });
    picture = await sharp({
      create: { width: 800, height: 400, channels: 3, background: '#12c99b' },
    })
      .png()
      .toBuffer();
    server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { Location: '/a.png' }).end();
      else if (request.url === '/inside') {
        response.writeHead(302, { Location: 'http://169.254.169.254/key' }).end();
      } else if (request.url === '/a.png') response.end(picture);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const run = (items: unknown[], meanwhile = async () => {}) =>
    importPosts(
      {
        database,
        pictures,
        postFiles,
        language: 'ko',
        from: origin,
        async fetchPicture(address) {
          await meanwhile();
          return fetchPicture(address, { isAllowed: (host) => host === '127.0.0.1' });
        },
      },
      items,
    );

  it('keeps numbers and dates, cleans the text and brings the pictures home', async () => {
    const inline = `data:image/png;base64,${picture.toString('base64')}`;
    const report = await run([
      {
        mnum: 41,
        title: '첫 소식',
        main_image: `<p><img src="${inline}"></p>`,
        regDate: '2023-04-05T06:07:08.000Z',
        main_text: `<p onclick="x()">글 <img src="${origin}/moved"> <img src="/a.png"> <img src="/gone.png"></p>`,
      },
      { mnum: '42', title: '둘째', main_image: null, regDate: '2023-04-06', main_text: null },
    ]);
    expect(report).toMatchObject({ added: 2, skipped: [] });
    expect(report.missingPictures).toEqual([
      { mnum: 41, address: '/gone.png', reason: 'unreachable' },
    ]);
    const posts = readPublishedPosts(database);
    const post = await posts.find(41, 'en');
    expect(post?.regDate).toBe(Date.parse('2023-04-05T06:07:08.000Z'));
    expect(post?.picture).toMatchObject({ width: 800, height: 400 });
    expect(post?.mainText.match(/\/pictures\/[^"]+-800\.webp"/g)).toHaveLength(2);
    expect(post?.mainText).toContain('/missing-picture.svg');
    expect(post?.mainText).not.toContain('onclick');
    expect((await posts.find(42, 'ko'))?.picture).toBeNull();
  });

  it('can be repeated: only what changed is taken, and work done here is left alone', async () => {
    const same = { mnum: 50, title: '그대로', regDate: '2023-01-01', main_text: '<p>1</p>' };
    const edited = { mnum: 51, title: '고침', regDate: '2023-01-01', main_text: '<p>1</p>' };
    const deleted = { mnum: 52, title: '지움', regDate: '2023-01-01', main_text: '<p>1</p>' };
    expect((await run([same, edited, deleted])).added).toBe(3);
    expect((await run([same, edited, deleted])).unchanged).toBe(3);
    await saveText(database, {
      mnum: 51,
      language: 'ko',
      title: '편집자의 제목',
      mainText: '',
      edition: 1,
    });
    await database.write((trx) => deletePost(trx, 52));
    const own = await database.write((trx) => createPost(trx, { originalLanguage: 'ko' }));
    expect(own).toBeGreaterThan(52);
    const again = await run([
      { ...same, title: '새 제목' },
      { ...edited, title: '새 제목' },
      { ...deleted, title: '새 제목' },
      { ...same, mnum: own },
    ]);
    expect(again).toMatchObject({ added: 0, updated: 1 });
    expect(again.skipped.map(({ reason }) => reason).toSorted()).toEqual([
      'it was deleted here',
      'it was edited here since it was imported',
      'its number belongs to a post written here',
    ]);
  });

  it('takes a post again that was cleaned by older rules', async () => {
    const post = { mnum: 70, title: '옛글', main_image: '', main_text: '<p align="center">1</p>' };
    const given = { ...post, regDate: '2023-01-01' };
    await run([given]);
    const ofOlderRules = JSON.stringify({ ...post, regDate: Date.parse(given.regDate) });
    await database.db
      .updateTable('posts')
      .set({ imported_digest: createHash('sha256').update(ofOlderRules).digest('base64url') })
      .where('mnum', '=', post.mnum)
      .execute();
    expect((await run([given])).updated).toBe(1);
    expect((await run([given])).unchanged).toBe(1);
    const { mainText } = (await readPublishedPosts(database).find(post.mnum, 'ko')) ?? {};
    expect(mainText).toBe('<p data-align="center">1</p>');
  });

  it('leaves alone what was edited or deleted here while it fetched the pictures', async () => {
    const post = (mnum: number, title: string) => ({
      mnum,
      title,
      regDate: '2023-01-01',
      main_text: `<img src="${origin}/${title}.png">`,
    });
    expect((await run([post(55, '하나')])).added).toBe(1);
    expect((await run([post(56, '하나')])).added).toBe(1);
    const edit = { mnum: 55, language: 'ko', title: '편집자의 제목', mainText: '' } as const;
    const edited = await run([post(55, '둘')], async () => {
      expect((await saveText(database, { ...edit, edition: 1 })).ok).toBe(true);
    });
    const deleted = await run([post(56, '둘')], async () => {
      await database.write((trx) => deletePost(trx, 56));
    });
    expect([edited, deleted]).toMatchObject([
      { updated: 0, skipped: [{ reason: 'it was edited here since it was imported' }] },
      { updated: 0, skipped: [{ reason: 'it was deleted here' }] },
    ]);
  });

  it('says what it skipped and why', async () => {
    const { added, skipped } = await run([
      { title: 'x', regDate: '2023-01-01' },
      { mnum: 60, title: ' ', regDate: '2023-01-01' },
      { mnum: 61, title: 'x', regDate: 'someday' },
      { mnum: -1, title: 'x', regDate: '2023-01-01' },
      { mnum: 62, title: 'x', regDate: '2023-01-01' },
      { mnum: 62, title: 'y', regDate: '2023-01-01' },
      null,
      'text',
    ]);
    expect(added).toBe(1);
    expect(skipped).toHaveLength(7);
    expect(skipped.map(({ reason }) => reason)).toContain('has no date that can be read');
  });

  it('takes hostile bodies without a fault, and gives them back inert', async () => {
    const items = hostileBodies.map((main_text, n) => ({
      mnum: 1000 + n,
      title: main_text,
      main_image: main_text,
      regDate: '2023-01-01',
      main_text,
    }));
    expect((await run(items)).added).toBe(items.length);
  });

  it('leaves the next number free for a post written here, also when it breaks off', async () => {
    const broken = importPosts(
      {
        database,
        pictures,
        postFiles,
        language: 'ko',
        fetchPicture: () => Promise.reject(new Error('the machine went away')),
      },
      [
        ...Array.from({ length: 16 }, (_, n) => ({
          mnum: 3000 + n,
          title: '그 전',
          regDate: '2023-01-01',
        })),
        {
          mnum: 3016,
          title: '그때',
          main_image: 'https://old.example/a.png',
          regDate: '2023-01-01',
        },
      ],
    );
    await expect(broken).rejects.toThrow('the machine went away');
    expect(
      await database.write((trx) => createPost(trx, { originalLanguage: 'ko' })),
    ).toBeGreaterThan(3015);
  });

  it('reads what the export wrote, all languages and pictures included', async () => {
    await writePost(database, '2024-01-01T00:00:00Z', {
      es: { title: 'Noticia' },
      ko: { title: '소식' },
    });
    await database.write((trx) =>
      trx
        .updateTable('published_versions')
        .set({ description: '소식의 설명' })
        .where('title', '=', '소식')
        .execute(),
    );
    const exported = [];
    for await (const post of exportPosts(database, { pictures, postFiles })) exported.push(post);
    const elsewhere = exported
      .filter(({ mnum, title }) => mnum === 41 || title === 'Noticia')
      .map((post) => ({ ...post, mnum: post.mnum + 5000 }));
    expect(await run(elsewhere)).toMatchObject({ added: 2, missingPictures: [{ mnum: 5041 }] });
    const posts = readPublishedPosts(database);
    const spanish = elsewhere.find(({ title }) => title === 'Noticia')?.mnum ?? 0;
    expect(await posts.find(spanish, 'ko')).toMatchObject({
      title: '소식',
      description: '소식의 설명',
    });
    expect((await posts.find(spanish, 'en'))?.title).toBe('Noticia');
    expect((await posts.find(5041, 'ko'))?.picture).toMatchObject({ width: 800 });
  });

  it('takes over the files that a post hands out, and says which it cannot', async () => {
    const inline = (bytes: Buffer) =>
      `data:;name=${encodeURIComponent('측정 결과.pdf')};base64,${bytes.toString('base64')}`;
    const post = (mnum: number, bytes: Buffer) => ({
      mnum,
      title: '자료',
      regDate: '2024-01-01',
      main_text: `<p><a href="${inline(bytes)}" data-file="pdf">자료</a></p>`,
    });
    const report = await run([post(6001, makePdf(1)), post(6002, Buffer.from('no document'))]);
    expect(report.missingPictures).toEqual([
      { mnum: 6002, address: '측정 결과.pdf', reason: 'not-what-it-says' },
    ]);
    const posts = readPublishedPosts(database);
    const { mainText = '' } = (await posts.find(6001, 'ko')) ?? {};
    expect(mainText).toMatch(
      /^<p><a href="\/downloads\/[0-9a-f]{32}\/[^"]+" data-file="pdf" data-size="\d+">/,
    );
    expect((await posts.find(6002, 'ko'))?.mainText).toBe('<p><a>자료</a></p>');
    const exported = [];
    for await (const each of exportPosts(database, { pictures, postFiles })) exported.push(each);
    const written = exported.find(({ mnum }) => mnum === 6001);
    expect(written?.main_text).toContain(inline(makePdf(1)));
    expect((await run([{ ...written, mnum: 6003 }])).added).toBe(1);
    expect((await posts.find(6003, 'ko'))?.mainText).toBe(mainText);
  });

  it('never reaches into the own network for a picture', async () => {
    expect(await fetchPicture(`${origin}/a.png`)).toEqual({ ok: false, reason: 'private-address' });
    expect(await fetchPicture('http://localhost:1/a.png')).toMatchObject({
      ok: false,
      reason: 'private-address',
    });
    expect(
      await fetchPicture(`${origin}/inside`, { isAllowed: (host) => host === '127.0.0.1' }),
    ).toEqual({ ok: false, reason: 'private-address' });
    for (const address of ['file:///etc/passwd', 'ftp://example.com/a', 'no address', '']) {
      expect(await fetchPicture(address)).toEqual({ ok: false, reason: 'not-an-address' });
    }
  });
});

describe('public addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '192.88.99.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'x',
  ])('%s is not one', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '211.231.99.1', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('dates of the old site', () => {
  it.each([
    ['2023-04-05T06:07:08.000Z', '2023-04-05T06:07:08.000Z'],
    ['2023-04-05T06:07:08+09:00', '2023-04-04T21:07:08.000Z'],
    ['2023-04-05 06:07:08', '2023-04-04T21:07:08.000Z'],
    ['2023-04-05 6:07', '2023-04-04T21:07:00.000Z'],
    ['2023-04-05', '2023-04-05T00:00:00.000Z'],
    ['2023.4.5', '2023-04-05T00:00:00.000Z'],
    ['2023. 4. 5.', undefined],
    ['2023-02-31', undefined],
    ['Wed, 05 Apr 2023 06:07:08 GMT', '2023-04-05T06:07:08.000Z'],
    ['yesterday', undefined],
    ['', undefined],
  ])('%s is %s', (given, expected) => {
    const read = readRegDate(given);
    expect(read === undefined ? undefined : new Date(read).toISOString()).toBe(expected);
  });

  it('reads seconds and milliseconds', () => {
    expect(readRegDate(1_680_674_828)).toBe(readRegDate(1_680_674_828_000));
  });
});
