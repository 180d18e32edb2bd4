import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from './port.ts';
import { prepareHead, writeHead } from './prepared-head.ts';

const body = Buffer.from('빛이 없어도\n');
const page = prepareHead({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  ETag: 'W/"x"',
  'Content-Length': String(body.length),
});
const notModified = prepareHead({ ETag: 'W/"x"' });

/** The same answers twice: by the shortcut, and by what Node documents. */
const answers: Record<string, RequestListener> = {
  '/ours': (_, res) => {
    writeHead(res, 200, page);
    res.end(body);
  },
  '/node': (_, res) => res.writeHead(200, page.list).end(body),
  '/ours/joined': (_, res) => {
    writeHead(res, 200, page);
    res.end(body.toString('latin1'), 'latin1');
  },
  '/node/joined': (_, res) => res.writeHead(200, page.list).end(body),
  '/ours/304': (_, res) => {
    writeHead(res, 304, notModified);
    res.end();
  },
  '/node/304': (_, res) => res.writeHead(304, notModified.list).end(),
  '/ours/head': (_, res) => {
    writeHead(res, 200, page);
    res.end();
  },
  '/node/head': (_, res) => res.writeHead(200, page.list).end(),
};

const server = createHttpServer().on('request', (req, res) => answers[req.url ?? '']?.(req, res));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Two requests on one connection, the second of which ends it: all bytes that come back. */
async function exchange(first: string, second: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${first} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write(`${second} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).replaceAll(/^Date: .+GMT\r$/gm, 'Date: (now)\r');
}

it.each([
  ['GET', ''],
  ['GET', '/joined'],
  ['GET', '/304'],
  ['HEAD', '/head'],
])('writes byte for byte what Node writes: %s %s', async (method, kind) => {
  const [ours, node] = [`${method} /ours${kind}`, `${method} /node${kind}`];
  const expected = await exchange(node, node);
  expect(expected.match(/^HTTP\/1\.1 /gm)).toHaveLength(2);
  expect(await exchange(ours, ours)).toBe(expected);
  expect(await exchange(ours, node)).toBe(expected);
});

it('refuses once what Node would refuse in each answer', () => {
  expect(() => prepareHead({ 'X-Name': 'two\r\nlines' })).toThrow('forbidden character');
});
