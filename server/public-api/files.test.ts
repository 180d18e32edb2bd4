import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import type { Database } from '../database/database.ts';
import { deleteScheduled, removeUnattached } from '../files/uploads.ts';

const hour = 60 * 60 * 1000;

describeOnBothDatabases('POST /api/files', (open, _, place) => {
  let database: Database;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  beforeAll(async () => {
    database = await open();
    dataDir = (await place()).dataDir;
    server = await serveInquiries(database, dataDir);
  });
  afterAll(() => server.close());

  it('keeps the file and its Korean name, and attaches it to one inquiry only', async () => {
    const answer = await server.upload('회사 소개서.txt', '안녕하세요');
    expect(answer.status).toBe(200);
    const { id, name, size } = await answer.json();
    expect([name, size]).toEqual(['회사 소개서.txt', 15]);
    const kept = await server.store.get(id);
    expect(kept && (await text(kept.stream))).toBe('안녕하세요');

    const first = await server.send({ ...minimalInquiry, fileId: id.toUpperCase() });
    expect(first.status).toBe(200);
    const row = await database.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ inquiry_id: (await first.json()).id, purpose: 'file' });
    const second = await server.send({ ...minimalInquiry, fileId: id });
    expect((await second.json()).error.fields).toEqual({ fileId: 'file-gone' });
  });

  it.each([
    ['a program', 'setup.exe', 'MZ', 415, 'wrong-type'],
    ['a program that calls itself a document', 'a.pdf', 'MZ\0\0', 415, 'not-what-it-says'],
    ['nothing', 'a.txt', '', 422, 'empty'],
    ['a byte too much', 'a.txt', 'x'.repeat(20 * 1024 * 1024 + 1), 413, 'too-large'],
    ['far too much', 'a.txt', 'x'.repeat(30 * 1024 * 1024), 413, 'too-large'],
  ])('refuses %s', async (_name, name, content, status, error) => {
    const answer = await server.upload(name, content);
    expect(answer.status).toBe(status);
    expect((await answer.json()).error.fields).toEqual({ file: error });
    expect(await readdir(join(dataDir, 'temporary')).catch(() => [])).toEqual([]);
  });

  it('takes exactly 20 MiB', async () => {
    expect((await server.upload('a.txt', 'x'.repeat(20 * 1024 * 1024))).status).toBe(200);
  });

  it('refuses what is no such form', async () => {
    const post = (headers: Record<string, string>, body: BodyInit) =>
      fetch(`${server.url}/api/files`, { method: 'POST', headers, body });
    expect((await post({ 'content-type': 'application/json' }, '{}')).status).toBe(400);
    expect((await post({ 'content-type': 'multipart/form-data' }, 'x')).status).toBe(400);
    const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhal';
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(form, half)).status).toBe(400);
    expect((await post(form, '--x--\r\n')).status).toBe(400);
    const other = new FormData();
    other.append('picture', new File(['x'], 'a.txt'));
    expect((await post({}, other)).status).toBe(400);
    const elsewhere = await server.upload('a.txt', 'x', { origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
    expect((await fetch(`${server.url}/api/files`)).status).toBe(405);
  });

  it('leaves nothing behind when the connection is cut at half', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const head =
      'POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
      'Content-Length: 100000\r\n\r\n--x\r\n' +
      'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    socket.write(head + 'x'.repeat(50_000));
    const temporary = () => readdir(join(dataDir, 'temporary')).catch(() => []);
    await vi.waitFor(async () => expect(await temporary()).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await temporary()).toEqual([]), { timeout: 5000 });
  });

  it('asks to wait after 60 uploads of one visitor', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    for (let i = 0; i < 60; i += 1) {
      expect((await server.upload('a.txt', 'x', from)).status).toBe(200);
    }
    const refused = await server.upload('a.txt', 'x', from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('removes what no inquiry claimed within three hours, and nothing else', async () => {
    const upload = async () => (await (await server.upload('a.txt', 'x')).json()).id as string;
    const [claimed, unclaimed] = [await upload(), await upload()];
    await server.send({ ...minimalInquiry, introductionId: claimed });
    const later = { database, store: server.store, now: () => Date.now() + 3 * hour + 1000 };
    await removeUnattached(later);
    await deleteScheduled(later);
    expect(await server.store.has(claimed)).toBe(true);
    expect(await server.store.has(unclaimed)).toBe(false);
    const expired = await server.send({ ...minimalInquiry, fileId: unclaimed });
    expect((await expired.json()).error.fields).toEqual({ fileId: 'file-gone' });
    expect(await database.db.selectFrom('pending_deletions').selectAll().execute()).toEqual([]);
    expect(await server.store.has(randomUUID())).toBe(false);
  });
});
