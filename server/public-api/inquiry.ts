import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { limitClients } from '../http/client-limits.ts';
import { problem } from '../http/problem.ts';
import { readJson } from '../http/read-json.ts';
import { requireSameSite } from '../http/same-site.ts';
import { checkInquiry } from '../inquiries/check-inquiry.ts';
import { type SubmitParts, submitInquiry } from '../inquiries/inquiries.ts';
import type { VisitCounter } from '../insight/insight.ts';
import type { Log } from '../log/log.ts';
import { noMetrics } from '../metrics/metrics.ts';

const bodyLimit = 256 * 1024;

/** Beside the limit on inquiries: what is refused is not stored, but looking at it is work. */
const failedCalls = { burst: 200, perSecond: 1 };

interface Parts extends SubmitParts {
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  log: Pick<Log, 'error'>;
  visits?: Pick<VisitCounter, 'wayOf' | 'sent'>;
}

export function inquiryApi({ config, log, visits, ...parts }: Parts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { metrics = noMetrics } = parts;
  const refused = limitClients(failedCalls);
  app.post('/api/inquiry', requireSameSite(config), async (c) => {
    const visitor = clientNetworkOf(c, config.trustProxy);
    if (!refused.allow(visitor)) {
      metrics.limitReached('refused-inquiry');
      return tooMany(1);
    }
    const body = await readJson(c.env.incoming, bodyLimit);
    if (!body.ok) return errorResponse(body.reason);
    const { data } = (body.value ?? {}) as { data?: unknown };
    const checked = checkInquiry(data);
    if (!checked.ok) {
      return checked.reason === 'malformed' ? errorResponse('malformed') : invalid(checked.fields);
    }
    try {
      const way = await visits?.wayOf(c.env.incoming);
      const result = await submitInquiry(parts, checked.inquiry, visitor, way);
      if (result.ok) {
        refused.giveBack(visitor);
        visits?.sent(c.env.incoming);
        const { id, reference } = result;
        return c.json({ id, reference }, 200, { 'Cache-Control': 'no-store' });
      }
      if (result.reason === 'too-many') return tooMany(result.retryAfterSeconds);
      if (result.reason === 'invalid') return invalid(result.fields);
      // The form then sends it under a new key by itself.
      const fields = { idempotencyKey: 'not-allowed' };
      return problem('conflict', messages.conflict, result.isErased ? { fields } : {});
    } catch (error) {
      log.error(error);
      return errorResponse('not-ready');
    }
  });
  app.all('/api/inquiry', () => onlyPost());
  return app;
}

const messages = {
  malformed: 'The body must be JSON of the form {"data": {…}}.',
  'wrong-type': 'This call takes JSON.',
  'too-large': 'The body is larger than 256 KiB.',
  conflict: 'This idempotencyKey was already used for another inquiry.',
  'not-ready': 'The inquiry could not be stored. Please send it again.',
} as const;

function errorResponse(reason: keyof typeof messages) {
  const again = reason === 'not-ready' && { headers: { 'Retry-After': '5' } };
  return problem(reason, messages[reason], again || {});
}

function invalid(fields: Record<string, string>) {
  return problem('invalid', 'Some fields are missing or not allowed.', { fields });
}

export function tooMany(retryAfterSeconds: number) {
  return problem('too-many', 'Too many calls. Please wait a little.', {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

export function onlyPost() {
  return problem('method-not-allowed', 'This address answers POST only.', {
    headers: { Allow: 'POST' },
  });
}
