import type { App } from './app.ts';

/**
 * What a request is about, in a few words of our own: enough to know where to look, and nothing
 * that a visitor could fill a log or a metric with. Called for every page, hence no pattern.
 */
export function createRequestKinds(app: Pick<App, 'routes'>): (url: string) => string {
  const apis = new Map(
    app.routes.flatMap(({ path }) => {
      const [, first, name] = path.split('/', 3);
      return first === 'api' && name
        ? [[name, name === 'admin' ? 'admin-api' : `api-${name}`]]
        : [];
    }) as [string, string][],
  );

  return (url) => {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    if (path.startsWith('/api/')) {
      const end = path.indexOf('/', 5);
      return apis.get(path.slice(5, end < 0 ? undefined : end)) ?? 'unknown';
    }
    if (path === '/healthz' || path === '/readyz') return 'health';
    if (path === '/admin' || path.startsWith('/admin/')) return 'admin';
    if (path === '/__manifest' || path.endsWith('.data')) return 'data';
    const isFile = path.lastIndexOf('.') > path.lastIndexOf('/') || path.startsWith('/pictures/');
    return isFile ? 'file' : 'page';
  };
}
