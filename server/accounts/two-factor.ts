import { hmac } from '../hmac.ts';
import type { AccountsContext } from './context.ts';
import { onlyCookie, withSetCookies } from './cookies.ts';
import { rememberClient } from './known-clients.ts';
import { tidyRecoveryCode } from './recovery-codes.ts';
import { findSecondFactors } from './second-factors.ts';
import { endAllSessions, findSession } from './sessions.ts';
import { isAuthError } from './sign-in.ts';

export type SecondStepResult =
  | { ok: true; cookies: string[]; accountId: string }
  | { ok: false; reason: 'wrong' | 'expired' | 'locked' };

/** A code is valid for its half minute and its neighbors'; remembered well beyond that. */
const rememberedMilliseconds = 10 * 60_000;

/** The second step of a sign-in; `headers` hold the cookie that the first step gave. */
export async function enterCode(
  context: AccountsContext,
  { code, kind }: { code: string; kind: 'app' | 'recovery' },
  headers: Headers,
): Promise<SecondStepResult> {
  // An app that was never confirmed has recovery codes already, but they must not work yet.
  const accountId = await secondStepAccount(context, headers);
  if (!accountId) return { ok: false, reason: 'expired' };
  if (!(await findSecondFactors(context.database.db, accountId)).app) {
    return { ok: false, reason: 'wrong' };
  }
  const auth = await context.auth();
  const verify = kind === 'app' ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  try {
    const { response, headers: answer } = await verify({
      body: { code: kind === 'app' ? code : tidyRecoveryCode(code) },
      headers: onlyCookie(headers, 'second-step'),
      returnHeaders: true,
    });
    if (kind === 'app' && !(await isFirstUse(context, accountId, code))) {
      await endSessionByToken(context, response.token);
      return { ok: false, reason: 'wrong' };
    }
    const cookies = [
      ...answer.getSetCookie(),
      ...(await rememberClient(context, accountId, headers)),
    ];
    return { ok: true, cookies, accountId };
  } catch (error) {
    return toAuthResult(error);
  }
}

/** Who has given the right password and is asked for a second factor now. */
export async function secondStepAccount(
  context: AccountsContext,
  headers: Headers,
): Promise<string | undefined> {
  const auth = await context.auth();
  const found = await auth.api.findSecondStep({ headers: onlyCookie(headers, 'second-step') });
  return found.accountId;
}

export async function startTwoFactor(context: AccountsContext, password: string, headers: Headers) {
  const auth = await context.auth();
  try {
    const answer = await auth.api.enableTwoFactor({ body: { password }, headers });
    if (answer.method !== 'totp') throw new Error('an authenticator app was asked for');
    return { ok: true as const, address: answer.totpURI, recoveryCodes: answer.backupCodes };
  } catch (error) {
    if (isAuthError(error)) return { ok: false as const, reason: 'wrong' as const };
    throw error;
  }
}

/** The first code from the app proves that it was set up; only then is it asked for. */
export async function confirmTwoFactor(
  context: AccountsContext,
  code: string,
  headers: Headers,
): Promise<SecondStepResult> {
  const auth = await context.auth();
  try {
    const { response, headers: answer } = await auth.api.verifyTOTP({
      body: { code },
      headers,
      returnHeaders: true,
    });
    const { id: accountId } = response.user;
    await isFirstUse(context, accountId, code);
    const cookies = answer.getSetCookie();
    // better-auth makes a new session with the first factor. The others were opened by the password
    // alone, which is not enough from now on.
    const renewed =
      cookies.length > 0 && (await findSession(context, withSetCookies(headers, cookies)));
    if (renewed) await endAllSessions(context, accountId, renewed.sessionId);
    return { ok: true, cookies, accountId };
  } catch (error) {
    return toAuthResult(error);
  }
}

export async function renewRecoveryCodes(
  context: AccountsContext,
  password: string,
  headers: Headers,
) {
  const auth = await context.auth();
  try {
    const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
    return { ok: true as const, recoveryCodes: backupCodes };
  } catch (error) {
    if (isAuthError(error)) return { ok: false as const, reason: 'wrong' as const };
    throw error;
  }
}

async function isFirstUse(
  context: AccountsContext,
  accountId: string,
  code: string,
): Promise<boolean> {
  const now = context.database.now();
  return context.database.write(async (trx) => {
    await trx
      .deleteFrom('account_used_codes')
      .where('used_at', '<', now - rememberedMilliseconds)
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('account_used_codes')
      .values({
        account_id: accountId,
        code_key: hmac(context.secret, 'code', `${accountId}\n${code}`),
        used_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  });
}

async function endSessionByToken(context: AccountsContext, token: string | undefined) {
  if (!token) return;
  await context.database.write((trx) =>
    trx.deleteFrom('account_sessions').where('token', '=', token).execute(),
  );
}

function toAuthResult(error: unknown): SecondStepResult {
  if (!isAuthError(error)) throw error;
  const code = error.body?.code ?? '';
  if (error.statusCode === 429) return { ok: false, reason: 'locked' };
  if (code === 'INVALID_TWO_FACTOR_COOKIE' || code.startsWith('TOO_MANY')) {
    return { ok: false, reason: 'expired' };
  }
  return { ok: false, reason: 'wrong' };
}
