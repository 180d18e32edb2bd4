import { z } from 'zod';
import {
  createdPasskey,
  finishPasskeyRegistration,
  listPasskeys,
  mostPasskeys,
  renamePasskey,
  startPasskeyRegistration,
} from '../accounts/passkeys.ts';
import { mayUseAdmin } from '../accounts/rules.ts';
import { removePasskey } from '../accounts/second-factors.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import { refuseIdentity } from './confirm-identity.ts';
import type { Office } from './office.ts';
import { lastSecondFactor } from './own-account-calls.ts';

const name = z.string().trim().min(1).max(60);
const password = z.string().min(1).max(200).optional();
const noPasskey = () => problem('not-found', 'There is no such passkey.');

/** Everybody's own passkeys. */
export function passkeyCalls(office: Office): AdminCall[] {
  const { accounts: kit, database } = office;

  const note = (trx: Trx, { account, from }: Visit<unknown>, act: string, passkey: string) =>
    recordAct(trx, { actor: account.id, act, subject: account.id, details: { passkey, from } });

  async function refuseMore({ account }: Visit<unknown>) {
    const passkeys = await listPasskeys(database.db, account.id);
    if (passkeys.length < mostPasskeys) return undefined;
    return problem('conflict', `There are already ${mostPasskeys} passkeys.`);
  }

  return [
    call('GET', '/me/passkeys', mayUseAdmin, async ({ account }) => ({
      passkeys: await listPasskeys(database.db, account.id),
    })),

    call(
      'POST',
      '/me/passkeys/options',
      mayUseAdmin,
      async (visit) => {
        const refusal =
          (await refuseIdentity(office, visit, visit.body.password)) ?? (await refuseMore(visit));
        if (refusal) return refusal;
        const { options, cookies } = await startPasskeyRegistration(kit, visit.headers);
        visit.setCookies(cookies);
        return { options };
      },
      { body: z.object({ password }), isSetUp: true },
    ),

    call(
      'POST',
      '/me/passkeys',
      mayUseAdmin,
      async (visit) => {
        const { account, sessionId, body, headers } = visit;
        const refusal = await refuseMore(visit);
        if (refusal) return refusal;
        const result = await finishPasskeyRegistration(
          kit,
          body,
          { ...account, sessionId },
          headers,
        );
        if (!result.ok) {
          return problem('invalid', 'The passkey could not be registered.', {
            fields: { passkey: result.reason },
          });
        }
        await database.write((trx) => note(trx, visit, 'account.passkey-add', body.name));
        return undefined;
      },
      { body: z.object({ name, response: createdPasskey }), isSetUp: true },
    ),

    call(
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

    call(
      'DELETE',
      '/me/passkeys/:id',
      mayUseAdmin,
      async (visit) => {
        const { account, param, sessionId } = visit;
        const refusal = await refuseIdentity(office, visit, visit.body.password);
        if (refusal) return refusal;
        const passkeys = await listPasskeys(database.db, account.id);
        const passkey = passkeys.find(({ id }) => id === param('id'));
        if (!passkey) return noPasskey();
        const result = await database.write(async (trx) => {
          const removed = await removePasskey(trx, account.id, passkey.id);
          if (removed.ok) await note(trx, visit, 'account.passkey-remove', passkey.name);
          return removed;
        });
        if (!result.ok) return result.reason === 'required' ? lastSecondFactor() : noPasskey();
        await endAllSessions(kit, account.id, sessionId);
        return undefined;
      },
      { body: z.object({ password }) },
    ),
  ];
}
