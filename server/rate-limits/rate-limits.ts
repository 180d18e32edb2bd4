import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import { hmac } from '../hmac.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The limits of inquiries, uploads and sign-ins are promised to callers of the API. */
export const limits = {
  inquiry: { calls: 30, within: 10 * minute },
  upload: { calls: 60, within: 10 * minute },
  'sign-in': { calls: 10, within: 10 * minute },
  /** Each sign-in by a passkey asks for a question first; some are given up. */
  'passkey-question': { calls: 20, within: 10 * minute },

  /** Passwords tried for one email address by one network: others are not locked out by it. */
  'password-by-network': { calls: 8, within: 15 * minute },
  /** …by one browser that has signed in to the account before. */
  'password-by-browser': { calls: 8, within: 15 * minute },
  /** …by one IPv6 /48, the smallest piece that a customer can rent. */
  'password-by-site': { calls: 24, within: 15 * minute },
  /**
   * …by all who have never signed in to the account, so that many networks together cannot guess
   * at leisure, nor lock out those who have.
   */
  'password-by-strangers': { calls: 100, within: 15 * minute },
  /** …by somebody signed in, whom only this very session can lock. */
  'password-in-session': { calls: 8, within: 15 * minute },

  /** Other servers that an owner tries: enough to set one up, too few to look for what answers. */
  'server-test': { calls: 20, within: 10 * minute },

  /** Links for a new password to one email address, whoever asks for them. */
  'reset-request': { calls: 3, within: 60 * minute },
  /** Mails to one mailbox, so that nobody can flood a stranger's inbox through our form. */
  acknowledgement: { calls: 3, within: day },
  /** Mails caused from one network: enough for an office, of no use to somebody who sends spam. */
  'visitor-acknowledgement': { calls: 10, within: day },
} as const;

export type Limited = keyof typeof limits;

export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

export function hashAddress(secret: string, address: string): string {
  return hmac(secret, 'address', address);
}

/** Counts one request in one atomic statement, so that limits hold across all instances. */
export async function countCall(
  trx: Trx | Database['db'],
  kind: Limited,
  hashed: string,
  now: number,
): Promise<LimitResult> {
  const { calls, within } = limits[kind];
  const { rows } = await sql<{ count: number; ends_at: number }>`
    insert into rate_limits (bucket, count, ends_at)
    values (${`${kind}:${hashed}`}, 1, ${now + within})
    on conflict (bucket) do update set
      count = case when rate_limits.ends_at <= ${now} then 1 else rate_limits.count + 1 end,
      ends_at = case when rate_limits.ends_at <= ${now} then excluded.ends_at
        else rate_limits.ends_at end
    returning count, ends_at`.execute(trx);
  const [row] = rows;
  if (!row || row.count <= calls) return { ok: true };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((row.ends_at - now) / 1000)) };
}

/** Resets the count after a success. */
export async function forgetCalls(trx: Trx, kind: Limited, hashed: string): Promise<void> {
  await trx.deleteFrom('rate_limits').where('bucket', '=', `${kind}:${hashed}`).execute();
}

export async function removeEndedLimits({ write }: Database, now: number): Promise<void> {
  await write((trx) => trx.deleteFrom('rate_limits').where('ends_at', '<=', now).execute());
}
