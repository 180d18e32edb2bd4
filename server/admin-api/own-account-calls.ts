import QRCode from 'qrcode';
import { z } from 'zod';
import { describeSelf } from '../accounts/accounts.ts';
import { countAttemptInSession, forgetAttemptsInSession } from '../accounts/attempts.ts';
import { changePassword } from '../accounts/change-password.ts';
import { rememberClient } from '../accounts/known-clients.ts';
import { faultOfPassword } from '../accounts/password-rules.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { mayUseAdmin } from '../accounts/rules.ts';
import { endAllSessions, endSession, listSessions } from '../accounts/sessions.ts';
import {
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '../accounts/two-factor.ts';
import { recordAct } from '../audit/audit.ts';
import { problem } from '../http/problem.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import type { Office } from './office.ts';

const password = z.string().min(1).max(200);
const wrongPassword = () =>
  problem('invalid', 'The password is wrong.', { fields: { password: 'wrong' } });

/** What everybody may do with their own account. */
export function ownAccountCalls(office: Office): AdminCall[] {
  const { accounts: kit, database } = office;

  const note = ({ account, from }: Visit<unknown>, act: string) =>
    database.write((trx) =>
      recordAct(trx, { actor: account.id, act, subject: account.id, details: { from } }),
    );

  /** A stolen session must not become a place to guess the password at leisure. */
  async function refusePassword({ account, sessionId }: Visit<unknown>, given: string) {
    const attempt = await countAttemptInSession(kit, sessionId);
    if (!attempt.ok) {
      return problem('too-many', 'Too many attempts. Please wait a while.', {
        headers: { 'Retry-After': String(attempt.retryAfterSeconds) },
      });
    }
    const row = await database.db
      .selectFrom('account_credentials')
      .select('password')
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    if (!row?.password || !(await verifyPassword(given, row.password))) return wrongPassword();
    await forgetAttemptsInSession(kit, sessionId);
    return undefined;
  }

  return [
    call(
      'PATCH',
      '/me',
      mayUseAdmin,
      async ({ account, body }) => {
        await database.write((trx) => describeSelf(trx, account.id, body));
        return undefined;
      },
      {
        body: z.object({
          name: z.string().trim().min(1).max(100).optional(),
          language: z.enum(['ko', 'en']).optional(),
        }),
      },
    ),

    call(
      'POST',
      '/me/password',
      mayUseAdmin,
      async (visit) => {
        const { account, body, sessionId } = visit;
        const refusal = await refusePassword(visit, body.password);
        if (refusal) return refusal;
        const fault = await faultOfPassword(body.newPassword, account.email);
        if (fault) {
          return problem('invalid', 'Please choose another password.', {
            fields: { newPassword: fault },
          });
        }
        const hash = await hashPassword(body.newPassword);
        await database.write((trx) =>
          changePassword(trx, account.id, hash, { keepSession: sessionId }),
        );
        visit.setCookies(await rememberClient(kit, account.id, visit.headers));
        await note(visit, 'account.password-change');
        return undefined;
      },
      { body: z.object({ password, newPassword: password }) },
    ),

    call('GET', '/me/sessions', mayUseAdmin, async ({ account, sessionId }) => {
      const sessions = await listSessions(kit, account.id);
      return { sessions: sessions.map((one) => ({ ...one, isThisOne: one.id === sessionId })) };
    }),

    call('DELETE', '/me/sessions/:id', mayUseAdmin, async (visit) => {
      await endSession(kit, visit.account.id, visit.param('id'));
      await note(visit, 'account.session-end');
      return undefined;
    }),

    call('DELETE', '/me/sessions', mayUseAdmin, async (visit) => {
      await endAllSessions(kit, visit.account.id, visit.sessionId);
      await note(visit, 'account.session-end');
      return undefined;
    }),

    call(
      'POST',
      '/me/two-factor',
      mayUseAdmin,
      async (visit) => {
        const refusal = await refusePassword(visit, visit.body.password);
        if (refusal) return refusal;
        const started = await startTwoFactor(kit, visit.body.password, visit.headers);
        if (!started.ok) return problem('conflict', 'Two-factor sign-in is already on.');
        const { address, recoveryCodes } = started;
        const key = new URL(address).searchParams.get('secret') ?? '';
        return { key, picture: drawCode(address), recoveryCodes };
      },
      { body: z.object({ password }) },
    ),

    call(
      'POST',
      '/me/two-factor/confirm',
      mayUseAdmin,
      async (visit) => {
        const result = await confirmTwoFactor(kit, visit.body.code, visit.headers);
        if (!result.ok) {
          return problem('invalid', 'The code is wrong.', { fields: { code: 'wrong' } });
        }
        visit.setCookies(result.cookies);
        await note(visit, 'account.two-factor-on');
        return undefined;
      },
      {
        body: z.object({
          code: z
            .string()
            .trim()
            .regex(/^\d{6}$/),
        }),
      },
    ),

    call(
      'POST',
      '/me/recovery-codes',
      mayUseAdmin,
      async (visit) => {
        const refusal = await refusePassword(visit, visit.body.password);
        if (refusal) return refusal;
        const renewed = await renewRecoveryCodes(kit, visit.body.password, visit.headers);
        if (!renewed.ok) return problem('conflict', 'Two-factor sign-in is not on.');
        await note(visit, 'account.recovery-codes-renew');
        return { recoveryCodes: renewed.recoveryCodes };
      },
      { body: z.object({ password }) },
    ),

    call(
      'DELETE',
      '/me/two-factor',
      mayUseAdmin,
      async (visit) => {
        const refusal = await refusePassword(visit, visit.body.password);
        if (refusal) return refusal;
        await removeTwoFactor(kit, visit.account.id);
        await endAllSessions(kit, visit.account.id, visit.sessionId);
        await note(visit, 'account.two-factor-off');
        return undefined;
      },
      { body: z.object({ password }) },
    ),
  ];
}

/** As the path of an SVG: no picture file, no inline style, sharp at any size. */
function drawCode(address: string): { size: number; path: string } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size: modules.size, path };
}
