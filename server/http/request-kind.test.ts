import { expect, it } from 'vitest';
import { createRequestKinds } from './request-kind.ts';

const routes = ['/api/media', '/api/media/:mnum', '/api/admin/session', '/healthz', '/*'];
const kindOf = createRequestKinds({ routes: routes.map((path) => ({ path })) as never });

it.each([
  ['/', 'page'],
  ['/en/media?sort=oldest&q=a.b/c', 'page'],
  ['/media.data?_routes=root', 'data'],
  ['/__manifest?paths=/en', 'data'],
  ['/assets/entry-1a2b.js', 'file'],
  ['/sitemap.xml', 'file'],
  ['/pictures/3f2a', 'file'],
  ['/api/media', 'api-media'],
  ['/api/media/7?language=1', 'api-media'],
  ['/api/media?fields=list', 'api-media'],
  ['/api/admin/session', 'admin-api'],
  ['/api/made-up/by-a-visitor', 'unknown'],
  ['/admin', 'admin'],
  ['/admin/posts', 'admin'],
  ['/administrator', 'page'],
  ['/readyz?full', 'health'],
])('%s is about %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});
