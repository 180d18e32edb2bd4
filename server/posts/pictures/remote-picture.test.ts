import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPicture } from './remote-picture.ts';

const server = createServer((request, response) => {
  if (request.url === '/moved') return response.writeHead(302, { location: '/picture' }).end();
  if (request.url === '/inward') {
    return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  }
  if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end();
  if (request.url === '/picture') return response.end('bytes');
  return response.writeHead(404).end();
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a pasted picture from another site', () => {
  const onlyLoopback = { isAllowed: (address: string) => address === '127.0.0.1' };

  test('is fetched, also where it has moved to', async () => {
    expect(await fetchPicture(`${base}/moved`, onlyLoopback)).toEqual({
      ok: true,
      bytes: Buffer.from('bytes'),
    });
  });

  test.each(['/nothing', '/round'])('%s comes to nothing', async (path) => {
    expect(await fetchPicture(base + path, onlyLoopback)).toEqual({
      ok: false,
      reason: 'unreachable',
    });
  });

  test('does not follow a redirect into the house', async () => {
    expect(await fetchPicture(`${base}/inward`, onlyLoopback)).toEqual({
      ok: false,
      reason: 'private-address',
    });
  });

  test('is never fetched from inside', async () => {
    const port = new URL(base).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '[::ffff:127.0.0.1]']) {
      const result = await fetchPicture(`http://${host}:${port}/picture`);
      expect([host, result]).toEqual([host, { ok: false, reason: 'private-address' }]);
    }
  });

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'http://u:p@example.com/',
    'nonsense',
  ])('%s is refused', async (address) => {
    expect(await fetchPicture(address)).toEqual({ ok: false, reason: 'not-an-address' });
  });
});
