import { z } from 'zod';
import {
  createdPasskey,
  finishPasskeyRegistration,
  listPasskeys,
  maxPasskeys,
  renamePasskey,
  startPasskeyRegistration,
} from '../accounts/passkeys.ts';
import { mayUseAdmin } from '../accounts/permissions.ts';
import { removePasskey } from '../accounts/second-factors.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { refuseIdentity } from './confirm-identity.ts';
import type { AdminContext } from './context.ts';
import { lastSecondFactor } from './own-account-routes.ts';
import { type AdminRequest, type AdminRoute, route } from './route.ts';

const name = z.string().trim().min(1).max(60);
const password = z.string().min(1).max(200).optional();
const noPasskey = () => problem('not-found', 'There is no such passkey.');

/** Everybody's own passkeys. */
export function passkeyRoutes(context: AdminContext): AdminRoute[] {
  const { accounts, database } = context;

  const note = (trx: Trx, { account, from }: AdminRequest<unknown>, act: string, passkey: string) =>
    recordAct(trx, { actor: account.id, act, subject: account.id, details: { passkey, from } });

  async function refuseMore({ account }: AdminRequest<unknown>) {
    const passkeys = await listPasskeys(database.db, account.id);
    if (passkeys.length < maxPasskeys) return undefined;
    return problem('conflict', `There are already ${maxPasskeys} passkeys.`);
  }

  return [
    route('GET', '/me/passkeys', mayUseAdmin, async ({ account }) => ({
      passkeys: await listPasskeys(database.db, account.id),
    })),

    route(
      'POST',
      '/me/passkeys/options',
      mayUseAdmin,
      async (request) => {
        const refusal =
          (await refuseIdentity(context, request, request.body.password)) ??
          (await refuseMore(request));
        if (refusal) return refusal;
        const { options, cookies } = await startPasskeyRegistration(accounts, request.headers);
        request.setCookies(cookies);
        return { options };
      },
      { body: z.object({ password }), isSetUp: true },
    ),

    route(
      'POST',
      '/me/passkeys',
      mayUseAdmin,
      async (request) => {
        const { account, sessionId, body, headers } = request;
        const refusal = await refuseMore(request);
        if (refusal) return refusal;
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
        await database.write((trx) => note(trx, request, 'account.passkey-add', body.name));
        return undefined;
      },
      { body: z.object({ name, response: createdPasskey }), isSetUp: true },
    ),

    route(
      'PATCH',
      '/me/passkeys/:id',
      mayUseAdmin,
      async ({ account, body, param }) => {
        const isRenamed = await database.write((trx) =>
          renamePasskey(trx, account.id, param('id'), body.name),
        );
        return isRenamed ? undefined : noPasskey();
      },
      { body: z.object({ name }) },
    ),

    route(
      'DELETE',
      '/me/passkeys/:id',
      mayUseAdmin,
      async (request) => {
        const { account, param, sessionId } = request;
        const refusal = await refuseIdentity(context, request, request.body.password);
        if (refusal) return refusal;
        const passkeys = await listPasskeys(database.db, account.id);
        const passkey = passkeys.find(({ id }) => id === param('id'));
        if (!passkey) return noPasskey();
        const result = await database.write(async (trx) => {
          const removed = await removePasskey(trx, account.id, passkey.id);
          if (removed.ok) await note(trx, request, 'account.passkey-remove', passkey.name);
          return removed;
        });
        if (!result.ok) return result.reason === 'required' ? lastSecondFactor() : noPasskey();
        await endAllSessions(accounts, account.id, sessionId);
        return undefined;
      },
      { body: z.object({ password }) },
    ),
  ];
}
