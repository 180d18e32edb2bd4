import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createApp } from '../http/app.ts';
import { silentLog as log } from '../log/log.ts';
import { picturesApi } from './pictures.ts';

it('lets other sites show the pictures of posts, as a feed reader does', async () => {
  const open = async () => ({ stream: Readable.from([Buffer.from('webp')]), size: 4 });
  const app = createApp({
    routeManifest: async () => new Response(),
    siteUrl: undefined,
    log,
    apis: [picturesApi({ open } as never)],
  });
  const answer = await app.request('/pictures/a-960.webp');
  expect(await answer.text()).toBe('webp');
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  const other = await app.request('/healthz');
  expect(other.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});
