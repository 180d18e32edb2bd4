import { z } from 'zod';
import { mayManageAccounts, roles, staffLanguages } from '#domain/staff.ts';
import { addAccount, findAccount, listAccounts } from '../accounts/accounts.ts';
import {
  type ChangeResult,
  changeRole,
  disableAccount,
  enableAccount,
  withdrawInvitation,
} from '../accounts/change-account.ts';
import { issueLink } from '../accounts/issue-link.ts';
import { isSecondFactorRequired, removeSecondFactors } from '../accounts/second-factors.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import type { AuditAct, AuditDetails } from '../audit/acts.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, route } from './route.ts';

const notFound = () => problem('not-found', 'There is no such account.');

/** What an owner does with everybody's accounts. */
export function accountRoutes(context: AdminContext) {
  const { accounts, database } = context;

  async function change(
    request: AdminRequest<unknown>,
    act: AuditAct,
    work: (trx: Trx, id: string) => Promise<ChangeResult>,
    details?: AuditDetails,
  ) {
    const id = request.param('id');
    const result = await database.write(async (trx) => {
      const changed = await work(trx, id);
      if (changed.ok) await request.record(trx, { act, subject: id, details });
      return changed;
    });
    if (result.ok) return undefined;
    if (result.reason === 'not-found') return notFound();
    return problem('conflict', 'This is the last owner who can sign in.');
  }

  return [
    route('GET /accounts', { permission: mayManageAccounts }, async () => ({
      accounts: await listAccounts(database.db),
      requiresSecondFactor: await isSecondFactorRequired(database.db),
    })),

    route(
      'POST /accounts',
      {
        permission: mayManageAccounts,
        body: z.object({
          email: z.email().max(254),
          name: z.string().trim().min(1).max(100),
          role: z.enum(roles),
          language: z.enum(staffLanguages),
        }),
      },
      async (request) => {
        const invited = await database.write(async (trx) => {
          const id = await addAccount(trx, request.body);
          if (!id) return undefined;
          const account = { ...request.body, id, state: 'invited' } as const;
          const link = await issueLink(accounts, trx, account, { by: request.account.name });
          const { role } = request.body;
          await request.record(trx, { act: 'account.invite', subject: id, details: { role } });
          return { id, link: link.address, kind: link.kind };
        });
        if (!invited) {
          return problem('conflict', 'There is already an account with this e-mail address.', {
            fields: { email: 'taken' },
          });
        }
        return invited;
      },
    ),

    route(
      'PATCH /accounts/:id',
      { permission: mayManageAccounts, body: z.object({ role: z.enum(roles) }) },
      async (request) => {
        const { role } = request.body;
        return change(request, 'account.role', (trx, id) => changeRole(trx, id, role), { role });
      },
    ),

    route('POST /accounts/:id/disable', { permission: mayManageAccounts }, async (request) => {
      if (request.param('id') === request.account.id) {
        return problem('conflict', 'You cannot disable your own account.');
      }
      return change(request, 'account.disable', disableAccount);
    }),

    route('POST /accounts/:id/enable', { permission: mayManageAccounts }, async (request) =>
      change(request, 'account.enable', enableAccount),
    ),

    route('DELETE /accounts/:id', { permission: mayManageAccounts }, async (request) => {
      const id = request.param('id');
      const result = await database.write(async (trx) => {
        const person = (await findAccount(trx, id))?.name ?? '';
        const withdrawn = await withdrawInvitation(trx, id);
        const act = { act: 'account.withdraw', subject: id, details: { person } } as const;
        if (withdrawn.ok) await request.record(trx, act);
        return withdrawn;
      });
      if (result.ok) return undefined;
      if (result.reason === 'not-found') return notFound();
      return problem('conflict', 'The invitation has been accepted: the account is in use.');
    }),

    /** A new link for somebody who lost the invitation or the password. */
    route('POST /accounts/:id/link', { permission: mayManageAccounts }, async (request) => {
      const account = await findAccount(database.db, request.param('id'));
      if (!account || account.state === 'disabled') return notFound();
      return database.write(async (trx) => {
        const issued = await issueLink(accounts, trx, account, { by: request.account.name });
        const act = issued.kind === 'reset' ? 'account.reset-link' : 'account.invitation-link';
        await request.record(trx, { act, subject: account.id });
        return { link: issued.address, kind: issued.kind };
      });
    }),

    /** For somebody who lost the telephone, the recovery codes and every passkey. */
    route('DELETE /accounts/:id/two-factor', { permission: mayManageAccounts }, async (request) => {
      const account = await findAccount(database.db, request.param('id'));
      if (!account) return notFound();
      await database.write(async (trx) => {
        await removeSecondFactors(trx, account.id);
        await request.record(trx, { act: 'account.two-factor-off', subject: account.id });
      });
      await endAllSessions(accounts, account.id);
      return undefined;
    }),
  ];
}
