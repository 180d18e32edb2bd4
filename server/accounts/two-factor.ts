import { type AccountsKit, keyOf } from './kit.ts';
import { rememberClient } from './known-clients.ts';
import { isRefusal } from './sign-in.ts';

export type SecondStepResult =
  | { ok: true; cookies: string[]; accountId: string }
  | { ok: false; reason: 'wrong' | 'expired' | 'locked' };

/** A code is valid for its half minute and its neighbours'; remembered well beyond that. */
const rememberedMilliseconds = 10 * 60_000;

/** The second step of a sign-in; `headers` hold the cookie that the first step gave. */
export async function enterCode(
  kit: AccountsKit,
  { code, kind }: { code: string; kind: 'app' | 'recovery' },
  headers: Headers,
): Promise<SecondStepResult> {
  const auth = await kit.auth();
  const verify = kind === 'app' ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  try {
    const { response, headers: answer } = await verify({
      body: { code },
      headers: onlySecondStepCookie(headers),
      returnHeaders: true,
    });
    const accountId = response.user.id;
    if (kind === 'app' && !(await isFirstUse(kit, accountId, code))) {
      await endSessionByToken(kit, response.token);
      return { ok: false, reason: 'wrong' };
    }
    const cookies = [...answer.getSetCookie(), ...(await rememberClient(kit, accountId, headers))];
    return { ok: true, cookies, accountId };
  } catch (error) {
    return toRefusal(error);
  }
}

export async function startTwoFactor(kit: AccountsKit, password: string, headers: Headers) {
  const auth = await kit.auth();
  try {
    const answer = await auth.api.enableTwoFactor({ body: { password }, headers });
    if (answer.method !== 'totp') throw new Error('an authenticator app was asked for');
    return { ok: true as const, address: answer.totpURI, recoveryCodes: answer.backupCodes };
  } catch (error) {
    if (isRefusal(error)) return { ok: false as const, reason: 'wrong' as const };
    throw error;
  }
}

/** The first code from the app proves that it was set up; only then is it asked for. */
export async function confirmTwoFactor(
  kit: AccountsKit,
  code: string,
  headers: Headers,
): Promise<SecondStepResult> {
  const auth = await kit.auth();
  try {
    const { response, headers: answer } = await auth.api.verifyTOTP({
      body: { code },
      headers,
      returnHeaders: true,
    });
    await isFirstUse(kit, response.user.id, code);
    return { ok: true, cookies: answer.getSetCookie(), accountId: response.user.id };
  } catch (error) {
    return toRefusal(error);
  }
}

export async function renewRecoveryCodes(kit: AccountsKit, password: string, headers: Headers) {
  const auth = await kit.auth();
  try {
    const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
    return { ok: true as const, recoveryCodes: backupCodes };
  } catch (error) {
    if (isRefusal(error)) return { ok: false as const, reason: 'wrong' as const };
    throw error;
  }
}

/** For oneself after a password check, or by the owner for somebody who lost everything. */
export async function removeTwoFactor(kit: AccountsKit, accountId: string) {
  await kit.database.write(async (trx) => {
    await trx.deleteFrom('account_two_factors').where('account_id', '=', accountId).execute();
    await trx
      .updateTable('accounts')
      .set({ two_factor_enabled: false })
      .where('id', '=', accountId)
      .execute();
  });
}

async function isFirstUse(kit: AccountsKit, accountId: string, code: string): Promise<boolean> {
  const now = Date.now();
  return kit.database.write(async (trx) => {
    await trx
      .deleteFrom('account_used_codes')
      .where('used_at', '<', now - rememberedMilliseconds)
      .execute();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('account_used_codes')
      .values({
        account_id: accountId,
        code_key: keyOf(kit, 'code', `${accountId}\n${code}`),
        used_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  });
}

async function endSessionByToken(kit: AccountsKit, token: string | undefined) {
  if (!token) return;
  await kit.database.write((trx) =>
    trx.deleteFrom('account_sessions').where('token', '=', token).execute(),
  );
}

/** With a session cookie beside it, better-auth would take the call for a signed-in person's. */
function onlySecondStepCookie(headers: Headers): Headers {
  const rest = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  rest.set('cookie', cookies.filter((cookie) => cookie.includes('second-step=')).join('; '));
  return rest;
}

function toRefusal(error: unknown): SecondStepResult {
  if (!isRefusal(error)) throw error;
  const code = error.body?.code ?? '';
  if (error.statusCode === 429) return { ok: false, reason: 'locked' };
  if (code === 'INVALID_TWO_FACTOR_COOKIE' || code.startsWith('TOO_MANY')) {
    return { ok: false, reason: 'expired' };
  }
  return { ok: false, reason: 'wrong' };
}
