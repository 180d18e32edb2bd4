import type { Trx } from '../database/database.ts';
import type { Act } from './audit.ts';

/** What is opened again within this time was never put away: a page reloads after each act. */
const oneSitting = 10 * 60_000;

interface Opening {
  actor: string;
  inquiryId: string;
  /** The network from which it is opened. */
  from: string;
  now: number;
}

/**
 * Records that somebody opened an inquiry, unless the log shows them at it moments ago from the same
 * network: opened, or done something with it.
 */
export async function recordOpening(
  trx: Trx,
  { actor, inquiryId, from, now }: Opening,
  record: (trx: Trx, act: Omit<Act, 'actor'>) => Promise<number>,
): Promise<void> {
  const lately = await trx
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', inquiryId)
    .where('actor', '=', actor)
    .where('at', '>', now - oneSitting)
    .execute();
  const isSameSitting = lately.some(
    ({ details }) => details !== null && JSON.parse(details).from === from,
  );
  if (!isSameSitting) await record(trx, { act: 'inquiry.open', subject: inquiryId, at: now });
}
