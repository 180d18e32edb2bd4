import QRCode from 'qrcode';
import { z } from 'zod';
import { describeSelf } from '../accounts/accounts.ts';
import { changePassword } from '../accounts/change-password.ts';
import { rememberClient } from '../accounts/known-clients.ts';
import { faultOfPassword } from '../accounts/password-rules.ts';
import { mayUseAdmin } from '../accounts/rules.ts';
import { removeApp } from '../accounts/second-factors.ts';
import { endAllSessions, endSession, listSessions } from '../accounts/sessions.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor } from '../accounts/two-factor.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import { refusePassword } from './confirm-identity.ts';
import type { Office } from './office.ts';

const password = z.string().min(1).max(200);

export const lastSecondFactor = () =>
  problem('conflict', 'A second factor is required: set up another one before.', {
    fields: { secondFactor: 'required' },
  });

/** What everybody may do with their own account. */
export function ownAccountCalls(office: Office): AdminCall[] {
  const { accounts: kit, database } = office;

  const noteWithin = (trx: Trx, { account, from }: Visit<unknown>, act: string) =>
    recordAct(trx, { actor: account.id, act, subject: account.id, details: { from } });

  const note = (visit: Visit<unknown>, act: string) =>
    database.write((trx) => noteWithin(trx, visit, act));

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
        const refusal = await refusePassword(office, visit, body.password);
        if (refusal) return refusal;
        const fault = await faultOfPassword(body.newPassword, account.email);
        if (fault) {
          return problem('invalid', 'Please choose another password.', {
            fields: { newPassword: fault },
          });
        }
        const hash = await kit.passwords.hash(body.newPassword);
        await database.write(async (trx) => {
          await changePassword(trx, account.id, hash, { keepSession: sessionId });
          await noteWithin(trx, visit, 'account.password-change');
        });
        visit.setCookies(await rememberClient(kit, account.id, visit.headers));
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
        const refusal = await refusePassword(office, visit, visit.body.password);
        if (refusal) return refusal;
        const started = await startTwoFactor(kit, visit.body.password, visit.headers);
        if (!started.ok) return problem('conflict', 'Two-factor sign-in is already on.');
        const { address, recoveryCodes } = started;
        const key = new URL(address).searchParams.get('secret') ?? '';
        return { key, picture: drawCode(address), recoveryCodes };
      },
      { body: z.object({ password }), isSetUp: true },
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
        isSetUp: true,
      },
    ),

    call(
      'POST',
      '/me/recovery-codes',
      mayUseAdmin,
      async (visit) => {
        const refusal = await refusePassword(office, visit, visit.body.password);
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
        const refusal = await refusePassword(office, visit, visit.body.password);
        if (refusal) return refusal;
        const removed = await database.write(async (trx) => {
          const result = await removeApp(trx, visit.account.id);
          if (result.ok) await noteWithin(trx, visit, 'account.two-factor-off');
          return result;
        });
        if (!removed.ok) return lastSecondFactor();
        await endAllSessions(kit, visit.account.id, visit.sessionId);
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
