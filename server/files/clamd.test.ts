import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Clamd, startClamd, testSignature, testVirus } from '../../tests/support/clamd.ts';
import { zip } from '../../tests/support/zip.ts';
import { openScanner } from './clamd.ts';

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;
const scan = (url: string, content: (Buffer | string)[], signal = never) =>
  openScanner(url).scan(Readable.from(content.map((part) => Buffer.from(part))), signal);

describe.each(['tcp', 'unix'] as const)('ClamAV over %s', (socket) => {
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await startClamd({ socket, most: '21M' });
    return () => clamd.remove();
  });

  it('answers', async () => {
    expect(await openScanner(clamd.url).answers()).toBe(true);
  });

  it('lets an ordinary file pass, and names what is in an infected one', async () => {
    expect(await scan(clamd.url, ['안녕하세요'])).toEqual({ ok: true, signature: undefined });
    expect(await scan(clamd.url, [])).toEqual({ ok: true, signature: undefined });
    const found = { ok: true, signature: testSignature };
    expect(await scan(clamd.url, [testVirus])).toEqual(found);
    expect(await scan(clamd.url, [testVirus.slice(0, 20), testVirus.slice(20)])).toEqual(found);
    expect(await scan(clamd.url, [await zip({ '문서/a.txt': testVirus })])).toEqual(found);
  });

  it('takes the largest upload, and says when a file is larger than it takes', async () => {
    const parts = (count: number) => Array.from({ length: count }, () => Buffer.alloc(mebibyte));
    expect(await scan(clamd.url, parts(20))).toEqual({ ok: true, signature: undefined });
    expect(await scan(clamd.url, parts(40))).toEqual({ ok: false, reason: 'too-large' });
  });

  it('scans several at a time', async () => {
    const all = Array.from({ length: 12 }, (_, i) => scan(clamd.url, [i % 2 ? testVirus : 'x']));
    const signatures = (await Promise.all(all)).map((answer) => answer.ok && answer.signature);
    expect(signatures.filter((signature) => signature === testSignature)).toHaveLength(6);
    expect(signatures.filter((signature) => signature === undefined)).toHaveLength(6);
  });

  it('hands on that the content could not be read', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the store is away');
    }
    const scanning = openScanner(clamd.url).scan(Readable.from(broken()), never);
    await expect(scanning).rejects.toThrow('the store is away');
    expect(await scan(clamd.url, ['x'])).toEqual({ ok: true, signature: undefined });
  });

  it('is unreachable while it is down', async () => {
    await clamd.stop();
    expect(await openScanner(clamd.url).answers()).toBe(false);
    expect(await scan(clamd.url, ['x'])).toEqual({ ok: false, reason: 'unreachable' });
    await clamd.start();
    expect(await scan(clamd.url, ['x'])).toEqual({ ok: true, signature: undefined });
  });
});

describe('something else than ClamAV', () => {
  let url: string;
  let behave: (socket: Socket) => void;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    behave(socket);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it.each<[string, (socket: Socket) => void, string]>([
    ['closes at once', (socket) => socket.destroy(), 'unreachable'],
    ['ends without a word', (socket) => socket.resume().end(), 'unreachable'],
    ['talks without end', (socket) => void socket.write('x'.repeat(10_000)), 'unreachable'],
    ['has another error', (socket) => void socket.write('stream: Can not scan. ERROR\0'), 'failed'],
    ['speaks another language', (socket) => void socket.write('220 smtp\0'), 'failed'],
  ])('that %s clears no file', async (_name, behaviour, reason) => {
    behave = behaviour;
    expect(await openScanner(url).answers()).toBe(false);
    expect(await scan(url, ['x'])).toEqual({ ok: false, reason });
  });

  it('that says nothing is left alone when the site stops, and a ping is not waited for', async () => {
    const stopping = new AbortController();
    behave = (socket) => void socket.resume().once('data', () => stopping.abort());
    expect(await scan(url, ['x'], stopping.signal)).toEqual({ ok: false, reason: 'unreachable' });
    expect(await openScanner(url).answers()).toBe(false);
  });
});
