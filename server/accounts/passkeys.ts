import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { AccountsContext } from './context.ts';
import { noteSecondFactors } from './second-factors.ts';
import { endAllSessions } from './sessions.ts';
import { isAuthError } from './sign-in.ts';

export const maxPasskeys = 10;

export interface Passkey {
  id: string;
  name: string;
  since: number;
  lastUse: number | null;
}

const bytes = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/);
const id = z
  .string()
  .min(1)
  .max(1_400)
  .regex(/^[\w-]+$/);

/** We ask for none; what a browser says all the same is dropped. */
const noExtensions = z
  .custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given))
  .transform(() => ({}));

/** What a browser answers when it has made a passkey; anything else in it is dropped. */
export const createdPasskey = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
  clientExtensionResults: noExtensions,
});

/** What a browser answers when it has used one. */
export const usedPasskey = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
  clientExtensionResults: noExtensions,
});

export async function listPasskeys(db: Kysely<Schema>, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('account_passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    since: new Date(row.created_at).getTime(),
    lastUse: row.last_used_at,
  }));
}

export async function renamePasskey(trx: Trx, accountId: string, id: string, name: string) {
  const { numUpdatedRows } = await trx
    .updateTable('account_passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the browser needs to make a passkey; the cookie ties the answer to this question. */
export async function startPasskeyRegistration(context: AccountsContext, headers: Headers) {
  const auth = await context.auth();
  await forgetOldChallenges(context);
  const { response: options, headers: answer } = await auth.api.generatePasskeyRegistrationOptions({
    headers,
    returnHeaders: true,
  });
  return { options, cookies: answer.getSetCookie() };
}

export type RegistrationResult = { ok: true } | { ok: false; reason: 'refused' | 'expired' };

interface Registrant {
  id: string;
  hasTwoFactor: boolean;
  sessionId: string;
}

export async function finishPasskeyRegistration(
  context: AccountsContext,
  { name, response }: { name: string; response: z.infer<typeof createdPasskey> },
  { id: accountId, hasTwoFactor, sessionId }: Registrant,
  headers: Headers,
): Promise<RegistrationResult> {
  const auth = await context.auth();
  try {
    await auth.api.verifyPasskeyRegistration({ body: { name, response }, headers });
  } catch (error) {
    return toAuthResult(error);
  }
  await context.database.write((trx) => noteSecondFactors(trx, accountId));
  // Other sessions were opened without the second factor that is required from now on.
  if (!hasTwoFactor) await endAllSessions(context, accountId, sessionId);
  return { ok: true };
}

/** better-auth answers 500 for a response that cannot be verified, without a reason. */
function toAuthResult(error: unknown): RegistrationResult {
  const code = (error as { body?: { code?: string } } | null)?.body?.code;
  if (code === 'CHALLENGE_NOT_FOUND') return { ok: false, reason: 'expired' };
  if (isAuthError(error) || code === 'FAILED_TO_VERIFY_REGISTRATION') {
    return { ok: false, reason: 'refused' };
  }
  throw error;
}

/** Challenges that were never used: better-auth removes them only during a second step. */
export async function forgetOldChallenges({ database }: AccountsContext) {
  const now = new Date().toISOString();
  await database.write((trx) =>
    trx.deleteFrom('account_verifications').where('expires_at', '<', now).execute(),
  );
}
