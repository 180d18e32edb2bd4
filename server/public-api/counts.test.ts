import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countsApi } from './counts.ts';

describe('POST /api/counts', () => {
  const told: unknown[] = [];
  const visits = {
    told: (_: unknown, isView: boolean, more: object) => void told.push({ isView, ...more }),
    happened: (_: unknown, event: string) => void told.push(event),
    stopped: (_: unknown, stops: readonly string[]) => void told.push(stops),
  };
  const config = { siteUrl: undefined, trustProxy: 1 };
  const server = createServer(getRequestListener(countsApi({ config, visits }).fetch));
  let url = '';
  let client = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/counts`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    told.length = 0;
    client += 1;
  });

  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'x-forwarded-for': `192.0.2.${client}`, ...headers },
      body,
    });

  it('counts what a page tells, and answers nothing', async () => {
    const answer = await send(JSON.stringify({ event: 'film-started' }));
    expect(answer.status).toBe(204);
    expect(answer.headers.has('set-cookie')).toBe(false);
    await send(JSON.stringify({ event: 'view', from: 'http://localhost/' }));
    await send(JSON.stringify({ event: 'zone', from: '', zone: 'Asia/Seoul' }));
    await send(JSON.stringify({ event: 'stop', stops: ['file.too-large'] }));
    const refused = ['<script>.required', 'consentVersion.too-long', 'name.required'];
    await send(JSON.stringify({ event: 'stop', stops: refused }));
    expect(told).toEqual([
      'film-started',
      { isView: true, event: 'view', from: 'http://localhost/' },
      { isView: false, event: 'zone', from: '', zone: 'Asia/Seoul' },
      ['file.too-large'],
      ['name.required'],
    ]);
  });

  it.each([
    'no JSON',
    '[]',
    'null',
    '{"event":"made-up"}',
    '{"event":"stop","stops":"x"}',
    `{"event":"zone","zone":"${'x'.repeat(1100)}"}`,
    `{"event":"film-started","more":"${'x'.repeat(3000)}"}`,
    '['.repeat(1500),
  ])('answers the same to what it does not count: %s', async (body) => {
    expect((await send(body)).status).toBe(204);
    expect(told).toEqual([]);
  });

  it('counts nothing for another site', async () => {
    const answer = await send('{"event":"film-started"}', { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(told).toEqual([]);
  });

  it('counts no more of one visitor than people do, and of others all the same', async () => {
    for (let n = 0; n < 140; n += 1) await send('{"event":"film-started"}');
    expect(told.length).toBeGreaterThanOrEqual(120);
    expect(told.length).toBeLessThan(140);
    told.length = 0;
    client += 1;
    await send('{"event":"film-started"}');
    expect(told).toEqual(['film-started']);
  });
});
