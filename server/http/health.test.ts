import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHealth, type Health } from './health.ts';
import type { Part } from './readiness.ts';

const parts: Part[] = ['database', 'file-store', 'disk-reserve', 'scanner'];
let away: Part[];
let health: Health;
const server = createServer((req, res) => {
  if (!health.answer(req, res)) res.writeHead(404).end();
});
const port = () => (server.address() as AddressInfo).port;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  away = [];
  health = createHealth(undefined);
  health.serve(async () => away);
});

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${port()}${path}`);
  return { status: answer.status, body: await answer.json() };
}

it('says that it is ready, and what is missing, while it can serve pages', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, body: { missing: [] } });
  away = parts;
  expect(await ask('/readyz')).toEqual({ status: 200, body: { missing: parts } });
});

it.each<[Part, number]>([
  ['database', 503],
  ['file-store', 503],
  ['disk-reserve', 200],
  ['scanner', 200],
])('asked for everything without its %s it answers %i', async (part, status) => {
  away = [part];
  for (const query of ['full', 'full=1', 'verbose&full']) {
    const answer = await ask(`/readyz?${query}`);
    expect(answer).toMatchObject({ status, body: { missing: [part] } });
    expect(Boolean(answer.body.error)).toBe(status === 503);
  }
  expect((await ask('/readyz?fullness')).status).toBe(200);
});

it('does not let a balancer wait for what does not answer', async () => {
  let end = (_: Part[]) => {};
  health.serve(() => new Promise((resolve) => (end = resolve)));
  expect(await ask('/readyz')).toEqual({ status: 200, body: { missing: [] } });
  end(['database']);
  health.serve(() => new Promise(() => {}));
  expect(await ask('/readyz')).toEqual({ status: 200, body: { missing: ['database'] } });
});

it('is alive, but not ready, before it can serve pages and when it stops', async () => {
  health.stop();
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: { error: { code: 'not-ready' } },
  });
  health = createHealth(undefined);
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: { error: { code: 'not-ready' } },
  });
  const alive = await fetch(`http://127.0.0.1:${port()}/healthz`);
  expect([alive.status, await alive.text()]).toEqual([200, 'ok']);
});

it.each(['/healthz', '/readyz', '/readyz?full'])(
  'answers %s to balancers that speak HTTP/1.0 and name no host',
  async (path) => {
    const socket = connect(port(), '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200/);
  },
);

it('leaves other addresses and methods to others', async () => {
  const post = await fetch(`http://127.0.0.1:${port()}/readyz`, { method: 'POST' });
  expect(post.status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port()}/readyz/`)).status).toBe(404);
});
