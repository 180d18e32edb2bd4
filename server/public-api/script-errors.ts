import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { cleanLine } from '#domain/text.ts';
import type { Config } from '../config.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { limitClients } from '../http/client-limits.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { requireSameSite } from '../http/same-site.ts';
import type { Log } from '../log/log.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { onlyPost, tooMany } from './inquiry.ts';

const bodyLimit = 4 * 1024;
const perClient = { burst: 10, perSecond: 0.05 };
const inAll = { burst: 100, perSecond: 1 };
/** Further ones are counted together, so that nobody can fill the memory with made-up errors. */
const maxKinds = 200;

const text = z.pipe(z.string().check(z.maxLength(400)), z.transform(cleanLine));
const scriptError = z.object({ message: text, place: text, page: text });

interface Parts {
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  log: Pick<Log, 'note'>;
  metrics?: Metrics;
}

/**
 * What failed in a visitor's browser: which error, where in our scripts, on which page, in which
 * browser; nothing about the visitor. Logged at the first time, the tenth, the hundredth…
 */
export function scriptErrorsApi({ config, log, metrics = noMetrics }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const ofClient = limitClients(perClient);
  const ofAll = limitClients(inAll);
  const counts = new Map<string, number>();

  function count(kind: string): number {
    const known = counts.has(kind) || counts.size < maxKinds ? kind : 'others';
    const times = (counts.get(known) ?? 0) + 1;
    counts.set(known, times);
    return times;
  }

  app.post('/api/script-errors', requireSameSite(config), async (c) => {
    const isAllowed = ofClient.allow(clientNetworkOf(c, config.trustProxy)) && ofAll.allow('');
    if (!isAllowed) {
      metrics.limitReached('script-error');
      return tooMany(60);
    }
    const body = await readJson(c.env.incoming, bodyLimit);
    if (!body.ok) return problem(body.reason, 'This call takes a small JSON object.');
    const { data: error } = scriptError.safeParse(body.value);
    if (!error) return problem('malformed', 'It takes message, place and page.');
    const browser = browserOf(c.req.header('user-agent') ?? '');
    const times = count(`${error.message} ${error.place} ${browser}`);
    if (/^10*$/.test(String(times))) log.note('script error', { ...error, browser, times });
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  app.all('/api/script-errors', () => onlyPost());
  return app;
}

/** From the most special to the most general: most browsers name several others. */
const browsers: readonly [name: string, version: RegExp][] = [
  ['KakaoTalk', /KAKAOTALK[ /](\d+)/],
  ['Naver', /NAVER\(.*?(\d+)/],
  ['LINE', /\bLine\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Edge', /Edg\w*\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)/],
];

/** Its name and major version, which thousands share. */
export function browserOf(userAgent: string): string {
  const agent = userAgent.slice(0, 500);
  for (const [name, version] of browsers) {
    const [, major] = version.exec(agent) ?? [];
    if (major) return `${name} ${major}`;
  }
  return 'another browser';
}
