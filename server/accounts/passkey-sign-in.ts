import type { AuthenticatorTransportFuture } from '@simplewebauthn/browser';
import type { z } from 'zod';
import { findAccount } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { onlyCookie } from './cookies.ts';
import { rememberClient } from './known-clients.ts';
import { forgetOldChallenges, type usedPasskey } from './passkeys.ts';
import { endSession, findSession } from './sessions.ts';
import { isAuthError } from './sign-in.ts';
import { secondStepAccount } from './two-factor.ts';

/** Without a password a passkey counts as both factors; after the password as the second. */
export type PasskeyStep = 'first' | 'second';

/** What the browser needs to use a passkey; nothing when there was no first step. */
export async function startPasskeySignIn(
  context: AccountsContext,
  step: PasskeyStep,
  headers: Headers,
) {
  const accountId = step === 'second' ? await secondStepAccount(context, headers) : undefined;
  if (step === 'second' && !accountId) return undefined;
  await forgetOldChallenges(context);
  const auth = await context.auth();
  const { response, headers: answer } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: onlyCookie(headers, 'none'),
    returnHeaders: true,
  });
  const allowCredentials = accountId && (await credentialsOf(context, accountId));
  const options = {
    ...response,
    userVerification: 'required' as const,
    ...(allowCredentials && { allowCredentials }),
  };
  return { options, cookies: answer.getSetCookie() };
}

export type PasskeySignInResult =
  | { ok: true; cookies: string[]; accountId: string }
  | { ok: false; reason: 'expired' }
  /** With the account, where the passkey is known: a copy of it may be in use. */
  | { ok: false; reason: 'wrong'; accountId: string | undefined };

export async function signInWithPasskey(
  context: AccountsContext,
  { step, response }: { step: PasskeyStep; response: z.infer<typeof usedPasskey> },
  headers: Headers,
): Promise<PasskeySignInResult> {
  const asked = step === 'second' ? await secondStepAccount(context, headers) : undefined;
  if (step === 'second' && !asked) return { ok: false, reason: 'expired' };
  const holder = await findHolder(context, response.id);
  if (!holder || (asked && holder.id !== asked)) {
    return { ok: false, reason: 'wrong', accountId: holder?.id };
  }

  const before = await findSession(context, headers, { isPassive: true });
  const auth = await context.auth();
  const cookies: string[] = [];
  try {
    const { headers: answer } = await auth.api.verifyPasskeyAuthentication({
      body: { response },
      headers: onlyCookie(headers, 'passkey-challenge'),
      returnHeaders: true,
    });
    cookies.push(...answer.getSetCookie());
  } catch (error) {
    return toAuthResult(error, holder.id);
  }
  // A cookie somebody planted, or a colleague's open session, must not survive a sign-in.
  if (before) await endSession(context, before.account.id, before.sessionId);
  if (asked) {
    const ended = await auth.api.endSecondStep({
      headers: onlyCookie(headers, 'second-step'),
      returnHeaders: true,
    });
    cookies.push(...ended.headers.getSetCookie());
  }
  await noteUse(context, response.id);
  cookies.push(...(await rememberClient(context, holder.id, headers)));
  return { ok: true, cookies, accountId: holder.id };
}

/** The account that a passkey opens; a disabled one it does not. */
async function findHolder({ database: { db } }: AccountsContext, credentialId: string) {
  const row = await db
    .selectFrom('account_passkeys')
    .select('account_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  const account = row && (await findAccount(db, row.account_id));
  return account?.state === 'active' ? account : undefined;
}

async function credentialsOf({ database: { db } }: AccountsContext, accountId: string) {
  const rows = await db
    .selectFrom('account_passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: (transports?.split(',').filter(Boolean) ?? []) as AuthenticatorTransportFuture[],
  }));
}

async function noteUse({ database }: AccountsContext, credentialId: string) {
  await database.write((trx) =>
    trx
      .updateTable('account_passkeys')
      .set({ last_used_at: Date.now() })
      .where('credential_id', '=', credentialId)
      .execute(),
  );
}

function toAuthResult(error: unknown, accountId: string): PasskeySignInResult {
  if (!isAuthError(error)) throw error;
  if (error.body?.code === 'CHALLENGE_NOT_FOUND') return { ok: false, reason: 'expired' };
  return { ok: false, reason: 'wrong', accountId };
}
