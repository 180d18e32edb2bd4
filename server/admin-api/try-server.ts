import { z } from 'zod';
import type { ServerFault } from '#domain/mail-server.ts';
import { problem } from '../http/problem.ts';
import { countCall } from '../rate-limits/rate-limits.ts';
import { checkIdentity } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import type { AdminRequest } from './route.ts';

/** Of whoever asks: where mails go decides who gets the links that let people in. */
export const ownPassword = z.string().max(200).optional();

export const passwordNeeded = () =>
  problem('invalid', 'The password belongs to another server or user: it must be typed again.', {
    fields: { 'server.password': 'needed' },
  });

export const setOnServer = () => problem('conflict', 'It is set by the environment of the server.');

/** Lets an owner try other servers: one at a time, a few in ten minutes, and by themselves. */
export function serverTrial(context: AdminContext) {
  const { database, metrics } = context;
  let isTrying = false;

  return async function attempt(
    request: AdminRequest<{ server?: unknown; password?: string | undefined }>,
    act: 'settings.mail-test' | 'settings.mailbox-test',
    run: () => Promise<ServerFault | undefined>,
  ) {
    // The one that is in use anyway leads nowhere new.
    if (request.body.server) {
      const errorResponse = await checkIdentity(context, request, request.body.password);
      if (errorResponse) return errorResponse;
    }
    const counted = await countCall(database.db, 'server-test', request.account.id, database.now());
    if (!counted.ok) {
      metrics.limitReached('server-test');
      return problem('too-many', 'Too many attempts. Please wait a while.', {
        headers: { 'Retry-After': String(counted.retryAfterSeconds) },
      });
    }
    if (isTrying) return problem('too-many', 'Another attempt is under way.');
    isTrying = true;
    try {
      await database.write((trx) => request.record(trx, { act }));
      return { fault: (await run()) ?? null };
    } finally {
      isTrying = false;
    }
  };
}
