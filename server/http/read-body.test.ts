import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BodyResult, readBody } from './read-body.ts';

let tell: (result: BodyResult) => void = () => {};
const server = createServer(async (req, res) => {
  tell(await readBody(req, 1_000_000));
  res.end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function send(lines: string, body: string, isCut = false): Promise<BodyResult> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    tell = resolve;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${lines}\r\n\r\n${body}`, () => {
        if (isCut) socket.destroy();
      });
    });
    socket.on('error', () => {});
  });
}

const chunked = 'Transfer-Encoding: chunked';

it('joins what arrives in pieces', async () => {
  const body = `${`400\r\n${'x'.repeat(1024)}\r\n`.repeat(100)}0\r\n\r\n`;
  const result = await send(chunked, body);
  expect(result.ok && result.bytes.length).toBe(102_400);
  expect(await send(chunked, `${'1\r\nx\r\n'.repeat(500)}0\r\n\r\n`)).toMatchObject({ ok: true });
});

it('gives up on crumbs, on too much, and on what ends in the middle', async () => {
  const crumbs = `${'1\r\nx\r\n'.repeat(3_000)}0\r\n\r\n`;
  expect(await send(chunked, crumbs)).toEqual({ ok: false, reason: 'in-crumbs' });
  const tooMuch = { ok: false, reason: 'too-large' };
  expect(await send('Content-Length: 1000001', 'x')).toEqual(tooMuch);
  const pieces = `${`8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(40)}0\r\n\r\n`;
  expect(await send(chunked, pieces)).toEqual(tooMuch);
  expect(await send('Content-Length: 10', 'x', true)).toEqual({ ok: false, reason: 'cut-off' });
});
