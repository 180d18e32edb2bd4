import QRCode from 'qrcode';
import { z } from 'zod';
import { mayUseAdmin, staffLanguages } from '#domain/staff.ts';
import { updateProfile } from '../accounts/accounts.ts';
import { changePassword } from '../accounts/change-password.ts';
import { rememberClient } from '../accounts/known-clients.ts';
import { findPasswordError } from '../accounts/password-rules.ts';
import { removeApp } from '../accounts/second-factors.ts';
import { endAllSessions, endSession, listSessions } from '../accounts/sessions.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor } from '../accounts/two-factor.ts';
import type { AuditAct } from '../audit/acts.ts';
import { problem } from '../http/problem.ts';
import { checkPassword } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

const password = z.string().min(1).max(200);

export const lastSecondFactor = () =>
  problem('conflict', 'A second factor is required: set up another one before.', {
    fields: { secondFactor: 'required' },
  });

/** What everybody may do with their own account. */
export function ownAccountRoutes(context: AdminContext) {
  const { accounts, database } = context;

  const record = ({ account, record }: AdminRequest<unknown>, act: AuditAct) =>
    database.write((trx) => record(trx, { act, subject: account.id }));

  return [
    route(
      'PATCH /me',
      {
        permission: mayUseAdmin,
        body: z.object({
          name: z.string().trim().min(1).max(100).optional(),
          language: z.enum(staffLanguages).optional(),
        }),
      },
      async ({ account, body }) => {
        await database.write((trx) => updateProfile(trx, account.id, body));
        return undefined;
      },
    ),

    route(
      'POST /me/password',
      { permission: mayUseAdmin, body: z.object({ password, newPassword: password }) },
      async (request) => {
        const { account, body, sessionId } = request;
        const errorResponse = await checkPassword(context, request, body.password);
        if (errorResponse) return errorResponse;
        const error = await findPasswordError(body.newPassword, account.email);
        if (error) {
          return problem('invalid', 'Please choose another password.', {
            fields: { newPassword: error },
          });
        }
        const hash = await accounts.passwords.hash(body.newPassword);
        await database.write(async (trx) => {
          await changePassword(trx, account.id, hash, { keepSession: sessionId });
          await request.record(trx, { act: 'account.password-change', subject: account.id });
        });
        request.setCookies(await rememberClient(accounts, account.id, request.headers));
        return undefined;
      },
    ),

    route('GET /me/sessions', { permission: mayUseAdmin }, async ({ account, sessionId }) => {
      const sessions = await listSessions(accounts, account.id);
      return {
        sessions: sessions.map((session) => ({ ...session, isThisOne: session.id === sessionId })),
      };
    }),

    route('DELETE /me/sessions/:id', { permission: mayUseAdmin }, async (request) => {
      await endSession(accounts, request.account.id, request.param('id'));
      await record(request, 'account.session-end');
      return undefined;
    }),

    route('DELETE /me/sessions', { permission: mayUseAdmin }, async (request) => {
      await endAllSessions(accounts, request.account.id, request.sessionId);
      await record(request, 'account.session-end');
      return undefined;
    }),

    route(
      'POST /me/two-factor',
      { permission: mayUseAdmin, body: z.object({ password }), isOpenDuringSetUp: true },
      async (request) => {
        const errorResponse = await checkPassword(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        const started = await startTwoFactor(accounts, request.body.password, request.headers);
        if (!started.ok) return problem('conflict', 'Two-factor sign-in is already on.');
        const { address, recoveryCodes } = started;
        const key = new URL(address).searchParams.get('secret') ?? '';
        return { key, address, picture: drawCode(address), recoveryCodes };
      },
    ),

    route(
      'POST /me/two-factor/confirm',
      {
        permission: mayUseAdmin,
        body: z.object({
          code: z
            .string()
            .trim()
            .regex(/^\d{6}$/),
        }),
        isOpenDuringSetUp: true,
      },
      async (request) => {
        const result = await confirmTwoFactor(accounts, request.body.code, request.headers);
        if (!result.ok) {
          return problem('invalid', 'The code is wrong.', { fields: { code: 'wrong' } });
        }
        request.setCookies(result.cookies);
        await record(request, 'account.two-factor-on');
        return undefined;
      },
    ),

    route(
      'POST /me/recovery-codes',
      { permission: mayUseAdmin, body: z.object({ password }) },
      async (request) => {
        const errorResponse = await checkPassword(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        const renewed = await renewRecoveryCodes(accounts, request.body.password, request.headers);
        if (!renewed.ok) return problem('conflict', 'Two-factor sign-in is not on.');
        await record(request, 'account.recovery-codes-renew');
        return { recoveryCodes: renewed.recoveryCodes };
      },
    ),

    route(
      'DELETE /me/two-factor',
      { permission: mayUseAdmin, body: z.object({ password }) },
      async (request) => {
        const errorResponse = await checkPassword(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        const removed = await database.write(async (trx) => {
          const result = await removeApp(trx, request.account.id);
          const subject = request.account.id;
          if (result.ok) await request.record(trx, { act: 'account.two-factor-off', subject });
          return result;
        });
        if (!removed.ok) return lastSecondFactor();
        await endAllSessions(accounts, request.account.id, request.sessionId);
        return undefined;
      },
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
