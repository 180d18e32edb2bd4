import { z } from 'zod';
import { mayUseAdmin } from '#domain/staff.ts';
import {
  createdPasskey,
  finishPasskeyRegistration,
  listPasskeys,
  maxPasskeys,
  renamePasskey,
  startPasskeyRegistration,
} from '../accounts/passkeys.ts';
import { removePasskey } from '../accounts/second-factors.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { checkIdentity } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import { lastSecondFactor } from './own-account-routes.ts';
import { type AdminRequest, route } from './route.ts';

const name = z.string().trim().min(1).max(60);
const password = z.string().min(1).max(200).optional();
const noPasskey = () => problem('not-found', 'There is no such passkey.');

/** Everybody's own passkeys. */
export function passkeyRoutes(context: AdminContext) {
  const { accounts, database } = context;

  const record = (
    trx: Trx,
    { account, record }: AdminRequest<unknown>,
    act: 'account.passkey-add' | 'account.passkey-remove',
    passkey: string,
  ) => record(trx, { act, subject: account.id, details: { passkey } });

  async function checkPasskeyLimit({ account }: AdminRequest<unknown>) {
    const passkeys = await listPasskeys(database.db, account.id);
    if (passkeys.length < maxPasskeys) return undefined;
    return problem('conflict', `There are already ${maxPasskeys} passkeys.`);
  }

  return [
    route('GET /me/passkeys', { permission: mayUseAdmin }, async ({ account }) => ({
      passkeys: await listPasskeys(database.db, account.id),
    })),

    route(
      'POST /me/passkeys/options',
      { permission: mayUseAdmin, body: z.object({ password }), isOpenDuringSetUp: true },
      async (request) => {
        const errorResponse =
          (await checkIdentity(context, request, request.body.password)) ??
          (await checkPasskeyLimit(request));
        if (errorResponse) return errorResponse;
        const { options, cookies } = await startPasskeyRegistration(accounts, request.headers);
        request.setCookies(cookies);
        return { options };
      },
    ),

    route(
      'POST /me/passkeys',
      {
        permission: mayUseAdmin,
        body: z.object({ name, response: createdPasskey }),
        isOpenDuringSetUp: true,
      },
      async (request) => {
        const { account, sessionId, body, headers } = request;
        const errorResponse = await checkPasskeyLimit(request);
        if (errorResponse) return errorResponse;
        const result = await finishPasskeyRegistration(
          accounts,
          body,
          { ...account, sessionId },
          headers,
        );
        if (!result.ok) {
          return problem('invalid', 'The passkey could not be registered.', {
            fields: { passkey: result.reason },
          });
        }
        await database.write((trx) => record(trx, request, 'account.passkey-add', body.name));
        return undefined;
      },
    ),

    route(
      'PATCH /me/passkeys/:id',
      { permission: mayUseAdmin, body: z.object({ name }) },
      async ({ account, body, param }) => {
        const isRenamed = await database.write((trx) =>
          renamePasskey(trx, account.id, param('id'), body.name),
        );
        return isRenamed ? undefined : noPasskey();
      },
    ),

    route(
      'DELETE /me/passkeys/:id',
      { permission: mayUseAdmin, body: z.object({ password }) },
      async (request) => {
        const { account, param, sessionId } = request;
        const errorResponse = await checkIdentity(context, request, request.body.password);
        if (errorResponse) return errorResponse;
        const passkeys = await listPasskeys(database.db, account.id);
        const passkey = passkeys.find(({ id }) => id === param('id'));
        if (!passkey) return noPasskey();
        const result = await database.write(async (trx) => {
          const removed = await removePasskey(trx, account.id, passkey.id);
          if (removed.ok) await record(trx, request, 'account.passkey-remove', passkey.name);
          return removed;
        });
        if (!result.ok) return result.reason === 'required' ? lastSecondFactor() : noPasskey();
        await endAllSessions(accounts, account.id, sessionId);
        return undefined;
      },
    ),
  ];
}
