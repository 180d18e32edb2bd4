import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { type PostFile, postFileAddress } from '#domain/post-file.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { makePdf } from '../../tests/support/pdf.ts';
import { zip } from '../../tests/support/zip.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import type { FileStore } from '../files/store.ts';
import { createApp } from '../http/app.ts';
import { silentLog as log } from '../log/log.ts';
import { duplicatePost } from '../posts/duplicate.ts';
import { createPost, deletePost, restorePost } from '../posts/editing.ts';
import { checkHere } from '../posts/files/check-file.ts';
import { keyOfPostFile, openPostFiles, type PostFiles } from '../posts/files/post-files.ts';
import { removeUnusedFiles } from '../posts/files/remove-unused.ts';
import { rememberVersion } from '../posts/history.ts';
import { withPreview } from '../posts/preview.ts';
import { readPublishedPosts } from '../posts/published.ts';
import { publishVersion, unpublishVersion } from '../posts/publishing.ts';
import { cleanVersion, saveVersion } from '../posts/versions.ts';
import { downloadsApi } from './downloads.ts';

const day = 24 * 60 * 60_000;

describeOnBothDatabases('a file of a post', (open, _kind, place) => {
  let database: Database;
  let store: FileStore;
  let postFiles: PostFiles;
  let app: ReturnType<typeof createApp>;
  let later = 0;
  const check = checkHere(undefined);

  beforeAll(async () => {
    const opened = await open();
    database = { ...opened, now: () => opened.now() + later };
    const { dataDir } = await place();
    store = await openStore({ dataDir, filesUrl: undefined }, 'pictures');
    postFiles = openPostFiles({ database, store, check });
    const apis = [downloadsApi({ config: { trustProxy: 0 }, database, postFiles })];
    app = createApp({ routeManifest: async () => new Response(), siteUrl: undefined, log, apis });
  });

  const ask = (file: PostFile, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(postFileAddress(file), { method, headers });
  const statusOf = async (file: PostFile) => (await ask(file)).status;
  const round = () => removeUnusedFiles({ database, store });

  async function keep(name: string, pages = 1): Promise<PostFile> {
    const kept = await postFiles.keep(name, makePdf(pages));
    if (!kept.ok) throw new Error(kept.reason);
    return kept.file;
  }

  const link = (file: PostFile) => `<p><a href="${postFileAddress(file)}">자료</a></p>`;

  async function save(mnum: number, mainText: string, language: Language = 'ko') {
    const stored = { pictures: { findByAddresses: async () => new Map() }, postFiles };
    const text = await cleanVersion({ title: '소식', mainText }, stored);
    await database.write(async (trx) => {
      const row = await trx
        .selectFrom('post_versions')
        .select('edition')
        .where('mnum', '=', mnum)
        .where('language', '=', language)
        .executeTakeFirst();
      const edition = row?.edition ?? null;
      await saveVersion(trx, { mnum, language, edition }, text, database.now());
      await rememberVersion(trx, { mnum, language, kind: 'saved', by: 'a', now: database.now() });
    });
  }

  async function write(mainText: string): Promise<number> {
    const mnum = await database.write((trx) => createPost(trx, { originalLanguage: 'ko' }));
    await save(mnum, mainText);
    return mnum;
  }

  const publish = (mnum: number) => database.write((trx) => publishVersion(trx, mnum, 'ko'));

  it('is handed out while a public text names it, and at no other time', async () => {
    const file = await keep('측정 결과 (2026).pdf');
    expect(await statusOf(file)).toBe(404);
    const mnum = await write(link(file));
    expect(await statusOf(file)).toBe(404);
    // The preview leads to where staff have it.
    const preview = withPreview(readPublishedPosts(database), database, mnum);
    expect((await preview.find(mnum, 'ko'))?.mainText).toContain(
      `href="/api/admin/post-files/${file.id}" data-file="pdf"`,
    );
    await publish(mnum);
    expect(await statusOf(file)).toBe(200);
    await save(mnum, '<p>없음</p>');
    expect(await statusOf(file)).toBe(200);
    await publish(mnum);
    expect(await statusOf(file)).toBe(404);

    await save(mnum, link(file));
    await publish(mnum);
    await database.write((trx) => deletePost(trx, mnum));
    expect(await statusOf(file)).toBe(404);
    await database.write((trx) => restorePost(trx, mnum));
    expect(await statusOf(file)).toBe(200);
    await database.write((trx) => unpublishVersion(trx, mnum, 'ko'));
    expect(await statusOf(file)).toBe(404);
  });

  it('is saved by the browser, asked for again each time, and sent in parts', async () => {
    const file = await keep("보고서 'A' (1).pdf");
    await publish(await write(link(file)));
    const answer = await ask(file);
    const etag = `"${file.id}"`;
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('보고서')}%20%27A%27%20%281%29.pdf`,
      'content-length': String(file.size),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      etag,
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(makePdf(1));
    expect((await ask(file, { 'If-None-Match': etag })).status).toBe(304);
    const part = await ask(file, { Range: 'bytes=0-7' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4']);
    expect((await ask(file, {}, 'HEAD')).headers.get('content-length')).toBe(String(file.size));
    expect((await ask({ ...file, name: 'other.pdf' })).status).toBe(404);
    await database.write((trx) => trx.updateTable('post_files').set({ is_kept: 0 }).execute());
    expect((await ask(file, { 'If-None-Match': etag })).status).toBe(404);
    await database.write((trx) => trx.updateTable('post_files').set({ is_kept: 1 }).execute());
  });

  it('says in the text what it is, as we know it', async () => {
    const file = await keep('a&b.pdf', 2);
    const lying = `<p><a href="${postFileAddress(file)}" data-file="exe" data-size="1">자료</a></p>`;
    const mnum = await write(`${lying}<p><a href="/downloads/${'0'.repeat(32)}/x.pdf">b</a></p>`);
    const { main_text } = await database.db
      .selectFrom('post_versions')
      .select('main_text')
      .where('mnum', '=', mnum)
      .executeTakeFirstOrThrow();
    expect(main_text).toBe(
      `<p><a href="/downloads/${file.id}/a%26b.pdf" data-file="pdf" data-size="${file.size}">자료</a></p><p><a>b</a></p>`,
    );
  });

  it('is stored once, and stays while a copy of its post or the history needs it', async () => {
    const file = await keep('one.pdf', 3);
    expect(await keep('one.pdf', 3)).toEqual(file);
    expect((await keep('two.pdf', 3)).id).not.toBe(file.id);
    const mnum = await write(link(file));
    const copy = await database.write((trx) => duplicatePost(trx, mnum, { by: 'a', now: 0 }));
    await save(copy ?? 0, '<p>없음</p>');
    later += 20 * 60_000;
    await save(mnum, '<p>없음</p>');
    later += 40 * day;
    await round();
    later += day;
    await round();
    // Its entry of the history can still be restored.
    expect((await postFiles.find([file.id])).has(file.id)).toBe(true);
    await database.write((trx) =>
      trx
        .deleteFrom('post_history')
        .where('mnum', 'in', [mnum, copy ?? 0])
        .execute(),
    );
    await round();
    expect((await postFiles.find([file.id])).has(file.id)).toBe(false);
    expect(await store.has(keyOfPostFile(file.id))).toBe(true);
    later += day;
    await round();
    expect(await store.has(keyOfPostFile(file.id))).toBe(false);
  });

  it('is kept when a text names it again before it has gone, and goes when it never arrived', async () => {
    const file = await keep('again.pdf', 4);
    later += 40 * day;
    await database.write((trx) =>
      trx
        .insertInto('post_files')
        .values({ ...file, id: 'f'.repeat(32), sha256: 'x', used_at: database.now() - day })
        .execute(),
    );
    const stored = { pictures: { findByAddresses: async () => new Map() }, postFiles };
    const text = await cleanVersion({ title: 'a', mainText: link(file) }, stored);
    await round();
    const mnum = await database.write((trx) => createPost(trx, { originalLanguage: 'ko' }));
    await database.write((trx) =>
      saveVersion(trx, { mnum, language: 'ko', edition: 1 }, text, database.now()),
    );
    later += day;
    await round();
    const rows = await database.db.selectFrom('post_files').select('id').execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(file.id);
    expect(ids).not.toContain('f'.repeat(32));
    expect(await store.has(keyOfPostFile(file.id))).toBe(true);
  });
});

describe('what posts may hand out', () => {
  const check = checkHere(undefined);
  const docx = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };

  it.each([
    ['a.pdf', makePdf(1), true],
    ['a.pdf', makePdf(1, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'not-only-pages'],
    ['a.pdf', Buffer.from('%PDF-1.4 and nothing else'), 'not-what-it-says'],
    ['a.docx', zip(docx), true],
    ['a.docx', zip({ ...docx, 'word/vbaProject.bin': 'x' }), 'runnable-inside'],
    ['a.zip', zip({ 'drawing.dwg': 'x' }), true],
    ['a.zip', zip({ 'setup.exe': 'x' }), 'runnable-inside'],
    ['a.xls', Buffer.from('x'), 'wrong-type'],
    ['a.exe', Buffer.from('MZ'), 'wrong-type'],
    ['a.html', Buffer.from('<p>'), 'wrong-type'],
    ['a.pdf', Buffer.alloc(21 * 1024 * 1024), 'too-large'],
  ])('%s, case %#', async (name, bytes, expected) => {
    const checked = await check(name, await bytes);
    expect(checked.ok || checked.reason).toBe(expected);
  });

  it.each([
    [{ ok: true, signature: 'Virus' } as const, 'infected'],
    [{ ok: false, reason: 'unreachable' } as const, 'cannot-be-scanned'],
    [{ ok: true, signature: undefined } as const, true],
  ])('%s, as the scanner says', async (answer, expected) => {
    const scanner = { scan: async () => answer, answers: async () => true };
    const checked = await checkHere(scanner)('a.pdf', makePdf(1));
    expect(checked.ok || checked.reason).toBe(expected);
  });
});
