import QRCode from 'qrcode';
import { z } from 'zod';
import { updateProfile } from '../accounts/accounts.ts';
import { changePassword } from '../accounts/change-password.ts';
import { rememberClient } from '../accounts/known-clients.ts';
import { findPasswordError } from '../accounts/password-rules.ts';
import { mayUseAdmin } from '../accounts/permissions.ts';
import { removeApp } from '../accounts/second-factors.ts';
import { endAllSessions, endSession, listSessions } from '../accounts/sessions.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor } from '../accounts/two-factor.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { refusePassword } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, type AdminRoute, route } from './route.ts';

const password = z.string().min(1).max(200);

export const lastSecondFactor = () =>
  problem('conflict', 'A second factor is required: set up another one before.', {
    fields: { secondFactor: 'required' },
  });

/** What everybody may do with their own account. */
export function ownAccountRoutes(context: AdminContext): AdminRoute[] {
  const { accounts, database } = context;

  const noteWithin = (trx: Trx, { account, from }: AdminRequest<unknown>, act: string) =>
    recordAct(trx, { actor: account.id, act, subject: account.id, details: { from } });

  const note = (request: AdminRequest<unknown>, act: string) =>
    database.write((trx) => noteWithin(trx, request, act));

  return [
    route(
      'PATCH',
      '/me',
      mayUseAdmin,
      async ({ account, body }) => {
        await database.write((trx) => updateProfile(trx, account.id, body));
        return undefined;
      },
      {
        body: z.object({
          name: z.string().trim().min(1).max(100).optional(),
          language: z.enum(['ko', 'en']).optional(),
        }),
      },
    ),

    route(
      'POST',
      '/me/password',
      mayUseAdmin,
      async (request) => {
        const { account, body, sessionId } = request;
        const refusal = await refusePassword(context, request, body.password);
        if (refusal) return refusal;
        const error = await findPasswordError(body.newPassword, account.email);
        if (error) {
          return problem('invalid', 'Please choose another password.', {
            fields: { newPassword: error },
          });
        }
        const hash = await accounts.passwords.hash(body.newPassword);
        await database.write(async (trx) => {
          await changePassword(trx, account.id, hash, { keepSession: sessionId });
          await noteWithin(trx, request, 'account.password-change');
        });
        request.setCookies(await rememberClient(accounts, account.id, request.headers));
        return undefined;
      },
      { body: z.object({ password, newPassword: password }) },
    ),

    route('GET', '/me/sessions', mayUseAdmin, async ({ account, sessionId }) => {
      const sessions = await listSessions(accounts, account.id);
      return { sessions: sessions.map((one) => ({ ...one, isThisOne: one.id === sessionId })) };
    }),

    route('DELETE', '/me/sessions/:id', mayUseAdmin, async (request) => {
      await endSession(accounts, request.account.id, request.param('id'));
      await note(request, 'account.session-end');
      return undefined;
    }),

    route('DELETE', '/me/sessions', mayUseAdmin, async (request) => {
      await endAllSessions(accounts, request.account.id, request.sessionId);
      await note(request, 'account.session-end');
      return undefined;
    }),

    route(
      'POST',
      '/me/two-factor',
      mayUseAdmin,
      async (request) => {
        const refusal = await refusePassword(context, request, request.body.password);
        if (refusal) return refusal;
        const started = await startTwoFactor(accounts, request.body.password, request.headers);
        if (!started.ok) return problem('conflict', 'Two-factor sign-in is already on.');
        const { address, recoveryCodes } = started;
        const key = new URL(address).searchParams.get('secret') ?? '';
        return { key, picture: drawCode(address), recoveryCodes };
      },
      { body: z.object({ password }), isSetUp: true },
    ),

    route(
      'POST',
      '/me/two-factor/confirm',
      mayUseAdmin,
      async (request) => {
        const result = await confirmTwoFactor(accounts, request.body.code, request.headers);
        if (!result.ok) {
          return problem('invalid', 'The code is wrong.', { fields: { code: 'wrong' } });
        }
        request.setCookies(result.cookies);
        await note(request, 'account.two-factor-on');
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

    route(
      'POST',
      '/me/recovery-codes',
      mayUseAdmin,
      async (request) => {
        const refusal = await refusePassword(context, request, request.body.password);
        if (refusal) return refusal;
        const renewed = await renewRecoveryCodes(accounts, request.body.password, request.headers);
        if (!renewed.ok) return problem('conflict', 'Two-factor sign-in is not on.');
        await note(request, 'account.recovery-codes-renew');
        return { recoveryCodes: renewed.recoveryCodes };
      },
      { body: z.object({ password }) },
    ),

    route(
      'DELETE',
      '/me/two-factor',
      mayUseAdmin,
      async (request) => {
        const refusal = await refusePassword(context, request, request.body.password);
        if (refusal) return refusal;
        const removed = await database.write(async (trx) => {
          const result = await removeApp(trx, request.account.id);
          if (result.ok) await noteWithin(trx, request, 'account.two-factor-off');
          return result;
        });
        if (!removed.ok) return lastSecondFactor();
        await endAllSessions(accounts, request.account.id, request.sessionId);
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
