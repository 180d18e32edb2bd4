import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { MailResult, Metrics, ReceivedMailResult, SignInRefusal } from './metrics.ts';
import { createReadings } from './readings.ts';
import { countRequestsInto } from './request-figures.ts';
import { Timings } from './timings.ts';
import { watchDatabase } from './watch-database.ts';
import { type WatchedParts, watchParts } from './watch-parts.ts';

/** Loaded only when METRICS_PORT is set. Each site has a registry of its own. */
export function collectMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    metrics: createMetrics(registry),
    registry,
    watch(watched: WatchedParts): void {
      watchParts(registry, watched);
      watchDatabase(registry, watched.database);
    },
  };
}

function createMetrics(registry: Registry): Metrics {
  const count = countersOf(registry);
  const { gauge } = createReadings(registry);
  const renders = new Timings();
  const queries = new Timings();
  let rendering = 0;
  gauge({
    name: 'noshine_renders_running',
    help: 'Pages that are being rendered.',
    together: 'sum',
    read: () => [[rendering]],
  });
  renders.register(registry, {
    name: 'noshine_render_duration_seconds',
    help: 'Rendering one page, without waiting for its turn.',
    label: 'result',
  });
  queries.register(registry, {
    name: 'noshine_database_query_duration_seconds',
    help: 'One statement, without waiting for a connection.',
    label: 'result',
  });

  return {
    countRequests: countRequestsInto(registry),
    async timeRender(render) {
      const startedAt = performance.now();
      rendering += 1;
      let result = 'failed';
      try {
        const answer = await render();
        result = 'made';
        return answer;
      } finally {
        rendering -= 1;
        renders.add(result, performance.now() - startedAt);
      }
    },
    onQuery: (milliseconds, hasFailed) => queries.add(hasFailed ? 'failed' : 'done', milliseconds),
    countRounds(name, work) {
      count.rounds.inc({ name }, 0);
      count.failedRounds.inc({ name }, 0);
      return async () => {
        try {
          return await work();
        } catch (error) {
          count.failedRounds.inc({ name });
          throw error;
        } finally {
          count.rounds.inc({ name });
        }
      };
    },
    mailHandled: (result) => count.mails.inc({ result }),
    mailReceived: (result) => count.receivedMails.inc({ result }),
    inquiryStored: (isQuarantined) =>
      count.inquiries.inc({ place: isQuarantined ? 'quarantine' : 'inbox' }),
    uploadStored(bytes) {
      count.uploads.inc({ result: 'stored' });
      count.uploadBytes.inc(bytes);
    },
    uploadRefused: (result) => count.uploads.inc({ result }),
    signInRefused: (reason) => count.signIns.inc({ reason }),
    limitReached: (kind) => count.limits.inc({ kind }),
  };
}

function countersOf(registry: Registry) {
  /** Begins at 0 where the values are `known`: the first event would not show as an increase. */
  function counter<Label extends string>(
    name: string,
    help: string,
    label?: Label,
    known: readonly string[] = [],
  ) {
    const labelNames = label ? [label] : [];
    const made = new Counter({ name, help, labelNames, registers: [registry] });
    for (const value of known) made.labels(value).inc(0);
    return made;
  }
  return {
    rounds: counter('noshine_job_rounds_total', 'Rounds of what runs by the clock.', 'name'),
    failedRounds: counter('noshine_job_failures_total', 'Rounds that failed.', 'name'),
    mails: counter(
      'noshine_mails_total',
      'Tries to send a mail: sent, deferred to a later try, failed for good, cancelled.',
      'result',
      ['sent', 'deferred', 'failed', 'cancelled'] satisfies MailResult[],
    ),
    receivedMails: counter(
      'noshine_received_mails_total',
      'Mails found in the mailbox into which customers answer, and what became of them.',
      'result',
      [
        'stored',
        'stored-before',
        'unmatched',
        'erased',
        'too-many',
        'failed',
      ] satisfies ReceivedMailResult[],
    ),
    inquiries: counter(
      'noshine_inquiries_total',
      'Inquiries that were stored, in the inbox or in quarantine.',
      'place',
      ['inbox', 'quarantine'],
    ),
    uploads: counter(
      'noshine_uploads_total',
      'Files that were stored or refused, and why.',
      'result',
    ),
    uploadBytes: counter('noshine_upload_bytes_total', 'Bytes of stored files.'),
    signIns: counter('noshine_sign_in_refusals_total', 'Sign-ins that were refused.', 'reason', [
      'password',
      'code',
      'passkey',
      'locked',
    ] satisfies SignInRefusal[]),
    limits: counter(
      'noshine_rate_limit_refusals_total',
      'Requests that were refused because there had been too many.',
      'kind',
    ),
  };
}
