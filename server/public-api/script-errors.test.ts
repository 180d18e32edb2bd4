import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, scriptErrorsApi } from './script-errors.ts';

describe('POST /api/script-errors', () => {
  const notes: Record<string, unknown>[] = [];
  const config = { siteUrl: undefined, trustProxy: 1 };
  const log = {
    note: (_: string, fields?: Record<string, unknown>) => void notes.push(fields ?? {}),
  };
  const server = createServer(getRequestListener(scriptErrorsApi({ config, log }).fetch));
  let url = '';
  let client = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/script-errors`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    notes.length = 0;
    client += 1;
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${client}`,
        'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/16.4 Mobile Safari/604.1',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const error = {
    message: 'TypeError: x is not a function',
    place: '/assets/a.js:1:2',
    page: '/en',
  };

  it('logs the first and the tenth of a kind, with the browser and nothing of the visitor', async () => {
    for (let i = 0; i < 10; i += 1) expect((await send(error)).status).toBe(204);
    expect(notes).toEqual([
      { ...error, browser: 'Safari 16', times: 1 },
      { ...error, browser: 'Safari 16', times: 10 },
    ]);
  });

  it('has enough of one visitor after ten', async () => {
    for (let i = 0; i < 10; i += 1) await send({ ...error, message: `another ${i}` });
    const refused = await send(error);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refuses what is no such report, and what another site sends', async () => {
    expect((await send({ ...error, place: 1 })).status).toBe(400);
    expect((await send({ ...error, message: 'x'.repeat(401) })).status).toBe(400);
    expect((await send({ ...error, message: 'x'.repeat(9000) })).status).toBe(413);
    expect((await send(error, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(error, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await fetch(url)).status).toBe(405);
    expect(notes).toEqual([]);
  });

  it('writes a message of several lines as one', async () => {
    await send({ ...error, message: 'one\ntwo' });
    expect(notes[0]).toMatchObject({ message: 'one two' });
  });
});

it.each([
  [
    'KakaoTalk 10',
    'Mozilla/5.0 (Linux; Android 13) Chrome/119.0 Mobile Safari/537 KAKAOTALK 10.4.5',
  ],
  ['Samsung Internet 22', 'Mozilla/5.0 (Linux) SamsungBrowser/22.0 Chrome/111.0 Mobile Safari/537'],
  ['Edge 109', 'Mozilla/5.0 (Windows NT 6.1) Chrome/109.0 Safari/537 Edg/109.0'],
  ['Chrome 109', 'Mozilla/5.0 (Windows NT 6.1) Chrome/109.0 Safari/537'],
  ['Firefox 115', 'Mozilla/5.0 (Windows NT 10.0; rv:109.0) Gecko/20100101 Firefox/115.0'],
  ['another browser', 'curl/8'],
])('names %s', (name, agent) => expect(browserOf(agent)).toBe(name));
