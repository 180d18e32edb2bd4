import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { insightEvents, isFormStop } from '#domain/insight.ts';
import type { Config } from '../config.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { limitClients } from '../http/client-limits.ts';
import { readBody } from '../http/read-body.ts';
import { requireSameSite } from '../http/same-site.ts';
import type { VisitCounter } from '../insight/insight.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { onlyPost } from './inquiry.ts';

const bodyLimit = 2 * 1024;
/** A visitor who reads, plays and switches does not come near; an office behind one address may. */
const perClient = { burst: 120, perSecond: 2 };
const inAll = { burst: 5000, perSecond: 500 };

const text = z.optional(z.string().check(z.maxLength(1000)));
/** Not only those that are known: the server may refuse more than the visitor has entered. */
const stops = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20));

/** What the script of a page tells; only that about which the server cannot know by itself. */
const beacon = z.union([
  z.object({ event: z.enum(insightEvents) }),
  z.object({ event: z.enum(['view', 'zone']), from: text, zone: text }),
  z.object({ event: z.literal('stop'), stops }),
]);

interface Parts {
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  visits: Pick<VisitCounter, 'told' | 'happened' | 'stopped'>;
  metrics?: Metrics;
}

/** Counts what happens in a page. It answers the same whatever becomes of it: nobody waits for that. */
export function countsApi({ config, visits, metrics = noMetrics }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const ofClient = limitClients(perClient);
  const ofAll = limitClients(inAll);

  app.post('/api/counts', requireSameSite(config), async (c) => {
    const { incoming } = c.env;
    const isAllowed = ofClient.allow(clientNetworkOf(c, config.trustProxy)) && ofAll.allow('');
    if (!isAllowed) metrics.limitReached('count');
    const told = isAllowed ? await readBeacon(incoming) : undefined;
    if (told?.event === 'view' || told?.event === 'zone') {
      visits.told(incoming, told.event === 'view', told);
    } else if (told?.event === 'stop') visits.stopped(incoming, told.stops.filter(isFormStop));
    else if (told) visits.happened(incoming, told.event);
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  app.all('/api/counts', () => onlyPost());
  return app;
}

async function readBeacon(incoming: IncomingMessage) {
  const body = await readBody(incoming, bodyLimit);
  try {
    return body.ok ? beacon.safeParse(JSON.parse(body.bytes.toString())).data : undefined;
  } catch {
    return undefined;
  }
}
