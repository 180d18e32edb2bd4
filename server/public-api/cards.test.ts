import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { silentLog as log } from '../log/log.ts';
import type { Cards } from '../site/cards.ts';
import { TaskTooLong, WorkerPoolFull } from '../worker-pool.ts';
import { cardsApi } from './cards.ts';

function ask(open: Cards['open'], init?: RequestInit) {
  const routeManifest = async () => new Response();
  const app = createApp({ routeManifest, siteUrl: undefined, log, apis: [cardsApi({ open })] });
  return app.request('/cards/home-ko-0123456789ab.jpg', init);
}

const drawn: Cards['open'] = async () => ({ stream: Readable.from([Buffer.from('jpg')]), size: 3 });

it('a card is a JPEG that never changes', async () => {
  const answer = await ask(drawn);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Length')).toBe('3');
  expect(await answer.text()).toBe('jpg');
});

it('it is not sent again to those who have it', async () => {
  const etag = (await ask(drawn)).headers.get('ETag') ?? '';
  expect((await ask(drawn, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('what there is not is not kept as missing', async () => {
  const answer = await ask(async () => undefined);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it.each([new WorkerPoolFull(), new TaskTooLong()])(
  'too much to do: come back later',
  async (error) => {
    const answer = await ask(() => Promise.reject(error));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  },
);
