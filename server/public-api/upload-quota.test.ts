import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { uploadLimit } from '#domain/upload.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { minimalInquiry, secret, serveInquiries } from '../../tests/support/inquiry-server.ts';
import type { Database } from '../database/database.ts';
import { reserveUpload } from '../files/upload-quota.ts';
import { hashAddress } from '../rate-limits/rate-limits.ts';

const gibibyte = 1024 ** 3;
const minute = 60_000;
const largest = uploadLimit;
/** As many of the largest files as one visitor may send in ten minutes, and in a day. */
const [inWindow, inDay] = [15, 51];

describeOnBothDatabases('what uploads may take', (open, _, place) => {
  let database: Database;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof serveInquiries>>;
  let addresses = 0;
  const newAddress = () => `203.0.113.${addresses++}`;
  const from = (address: string) => ({ 'x-forwarded-for': address });

  beforeAll(async () => {
    database = await open();
    dataDir = (await place()).dataDir;
    server = await serveInquiries(database, dataDir);
    return () => server.close();
  });

  const reserve = (address: string, now = Date.now(), wish = {}) =>
    reserveUpload(database, {
      visitor: hashAddress(secret, address),
      bytes: largest,
      room: { free: 100 * gibibyte, reserve: gibibyte, copies: 2 },
      now,
      ...wish,
    });

  const countedFor = async (address: string) => {
    const bucket = `upload-bytes:${hashAddress(secret, address)}`;
    const row = await database.db
      .selectFrom('rate_limits')
      .select('count')
      .where('bucket', '=', bucket)
      .executeTakeFirst();
    return row?.count;
  };

  beforeEach(async () => {
    await database.write((trx) => trx.deleteFrom('pending_deletions').execute());
  });

  const temporary = () => readdir(join(dataDir, 'temporary')).catch(() => []);

  /** The beginning of an upload, by hand; nothing more is sent. */
  function beginUpload(address: string, length: number, sent: string): Socket {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(
      `POST /api/files HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
    );
    socket.write(
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${sent}`,
    );
    return socket;
  }

  it('ends for one visitor after 300 MiB in ten minutes, and for nobody else', async () => {
    const address = newAddress();
    for (let i = 0; i < inWindow; i += 1)
      expect(await reserve(address)).toMatchObject({ ok: true });
    const before = await temporary();
    const refused = await server.upload('a.txt', 'x', from(address));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(await temporary()).toEqual(before);
    expect((await server.upload('a.txt', 'x', from(newAddress()))).status).toBe(200);
    const later = Date.now() + 10 * minute;
    expect(await reserve(address, later)).toMatchObject({ ok: true });
  });

  it('ends for one visitor after 1 GiB in a day', async () => {
    const address = newAddress();
    const start = Date.now();
    let taken = 0;
    let at = start;
    for (; taken < inDay; at += 10 * minute + 1) {
      for (let i = 0; i < inWindow && taken < inDay; i += 1, taken += 1) {
        expect(await reserve(address, at)).toMatchObject({ ok: true });
      }
    }
    const refused = await reserve(address, at);
    expect(refused).toMatchObject({ ok: false, reason: 'too-many' });
    const endOfDay = Math.ceil((start + 24 * 60 * minute - at) / 1000);
    expect(refused).toMatchObject({ retryAfterSeconds: endOfDay });
    expect(await reserve(address, start + 24 * 60 * minute)).toMatchObject({ ok: true });
  });

  it('counts to the byte across instances that count at the same moment', async () => {
    const instances = [database, await open(), await open()];
    const visitor = hashAddress(secret, newAddress());
    const room = { free: 100 * gibibyte, reserve: gibibyte, copies: 2 };
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const wish = { visitor, bytes: largest, room, now: Date.now() };
        return reserveUpload(instances[i % 3] ?? database, wish);
      }),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(inWindow);
  });

  it('counts what arrived: no more for a file of unknown length, no less for a refused one', async () => {
    const [unknown, refused] = [newAddress(), newAddress()];
    const form = new FormData();
    form.append('file', new File(['x'], 'a.txt'));
    const { body, headers } = new Request('http://x', { method: 'POST', body: form });
    const answer = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { ...from(unknown), 'content-type': headers.get('content-type') ?? '' },
    } as RequestInit);
    expect(answer.status).toBe(200);
    expect(await countedFor(unknown)).toBe(64 * 1024);

    const mebibyte = 1024 * 1024;
    expect((await server.upload('a.pdf', 'x'.repeat(mebibyte), from(refused))).status).toBe(415);
    expect(await countedFor(refused)).toBe(mebibyte);
  });

  it('counts what arrived of an upload that was cut off, and frees the rest', async () => {
    const address = newAddress();
    const socket = beginUpload(address, largest, 'x'.repeat(200_000));
    await vi.waitFor(async () => expect(await temporary()).toHaveLength(1), { timeout: 5000 });
    expect(await countedFor(address)).toBe(largest);
    socket.destroy();
    await vi.waitFor(async () => expect(await temporary()).toEqual([]), { timeout: 5000 });
    await vi.waitFor(async () => expect(await countedFor(address)).toBeLessThan(300_000));
    expect(await countedFor(address)).toBeGreaterThanOrEqual(64 * 1024);
  });

  it('lets one visitor have four in flight; more wait, and one who leaves is forgotten', async () => {
    const address = newAddress();
    const begin = () => beginUpload(address, 1000, 'x');
    const [first] = [begin(), begin(), begin(), begin()];
    await vi.waitFor(async () => expect(await temporary()).toHaveLength(4), { timeout: 5000 });
    const leaving = begin();
    const waiting = server.upload('a.txt', 'waited', from(address));
    expect((await server.upload('a.txt', 'x', from(newAddress()))).status).toBe(200);
    expect(await temporary()).toHaveLength(4);
    leaving.destroy();
    first?.destroy();
    expect((await waiting).status).toBe(200);
  });

  it('takes sixty at once of one visitor, and asks the next to wait', async () => {
    const address = newAddress();
    const uploads = Array.from({ length: 61 }, () => server.upload('a.txt', 'x', from(address)));
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('leaves the reserve of the disk alone, with room for what is still on its way', async () => {
    const room = { free: gibibyte + 5 * largest, reserve: gibibyte, copies: 2 };
    expect(await reserve(newAddress(), Date.now(), { room })).toMatchObject({ ok: true });
    expect(await reserve(newAddress(), Date.now(), { room })).toMatchObject({ ok: true });
    expect(await reserve(newAddress(), Date.now(), { room })).toEqual({
      ok: false,
      reason: 'no-room',
    });
    // With the store elsewhere the disk holds an upload once.
    expect(await reserve(newAddress(), Date.now(), { room: { ...room, copies: 1 } })).toMatchObject(
      {
        ok: true,
      },
    );
    // A process that died left its reservations behind; they run out.
    const later = Date.now() + 15 * minute;
    expect(await reserve(newAddress(), later, { room })).toMatchObject({ ok: true });
  });

  it('ends for everybody while 4 GiB wait for an inquiry, and inquiries go on', async () => {
    const { id } = await (await server.upload('a.txt', 'x')).json();
    const rows = Array.from({ length: 205 }, () => ({
      id: randomUUID(),
      name: 'a.txt',
      type: 'txt' as const,
      size: largest,
      sha256: '',
      created_at: Date.now(),
      inquiry_id: null,
      purpose: null,
    }));
    await database.write((trx) => trx.insertInto('files').values(rows).execute());
    const refused = await server.upload('a.txt', 'x');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error).toMatchObject({
      code: 'not-ready',
      fields: { file: 'no-room' },
    });
    const sent = await server.send({ ...minimalInquiry, fileId: id });
    expect(sent.status).toBe(200);
    // What an inquiry has claimed does not count.
    const inquiryId = (await sent.json()).id;
    await database.write((trx) =>
      trx.updateTable('files').set({ inquiry_id: inquiryId }).execute(),
    );
    expect((await server.upload('a.txt', 'x')).status).toBe(200);
  });
});
