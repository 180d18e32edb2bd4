import { z } from 'zod';
import { mailInvitation, mailResetLink } from '../accounts/account-mails.ts';
import { addAccount, findAccount, listAccounts } from '../accounts/accounts.ts';
import {
  type ChangeResult,
  changeRole,
  disableAccount,
  enableAccount,
} from '../accounts/change-account.ts';
import { makeLink } from '../accounts/one-time-links.ts';
import { mayManageAccounts, roles } from '../accounts/permissions.ts';
import { isSecondFactorRequired, removeSecondFactors } from '../accounts/second-factors.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import type { AdminContext } from './context.ts';
import { type AdminRequest, type AdminRoute, route } from './route.ts';

const notFound = () => problem('not-found', 'There is no such account.');

/** What an owner does with everybody's accounts. */
export function accountRoutes(context: AdminContext): AdminRoute[] {
  const { accounts, database } = context;

  const note = (
    trx: Trx,
    { account, from }: AdminRequest<unknown>,
    act: string,
    subject: string,
    details?: Record<string, unknown>,
  ) => recordAct(trx, { actor: account.id, act, subject, details: { ...details, from } });

  async function change(
    request: AdminRequest<unknown>,
    act: string,
    work: (trx: Trx, id: string) => Promise<ChangeResult>,
    details?: Record<string, unknown>,
  ) {
    const id = request.param('id');
    const result = await database.write(async (trx) => {
      const changed = await work(trx, id);
      if (changed.ok) await note(trx, request, act, id, details);
      return changed;
    });
    if (result.ok) return undefined;
    if (result.reason === 'not-found') return notFound();
    return problem('conflict', 'This is the last owner who can sign in.');
  }

  return [
    route('GET', '/accounts', mayManageAccounts, async () => ({
      accounts: await listAccounts(database.db),
      requiresSecondFactor: await isSecondFactorRequired(database.db),
    })),

    route(
      'POST',
      '/accounts',
      mayManageAccounts,
      async (request) => {
        const invited = await database.write(async (trx) => {
          const id = await addAccount(trx, request.body);
          if (!id) return undefined;
          const link = await makeLink(accounts, trx, 'invitation', id);
          await mailInvitation(trx, request.body, link, request.account.name);
          await note(trx, request, 'account.invite', id, { role: request.body.role });
          return { id, link };
        });
        if (!invited) {
          return problem('conflict', 'There is already an account with this e-mail address.', {
            fields: { email: 'taken' },
          });
        }
        return invited;
      },
      {
        body: z.object({
          email: z.email().max(254),
          name: z.string().trim().min(1).max(100),
          role: z.enum(roles),
          language: z.enum(['ko', 'en']),
        }),
      },
    ),

    route(
      'PATCH',
      '/accounts/:id',
      mayManageAccounts,
      async (request) => {
        const { role } = request.body;
        return change(request, 'account.role', (trx, id) => changeRole(trx, id, role), { role });
      },
      { body: z.object({ role: z.enum(roles) }) },
    ),

    route('POST', '/accounts/:id/disable', mayManageAccounts, async (request) => {
      if (request.param('id') === request.account.id) {
        return problem('conflict', 'You cannot disable your own account.');
      }
      return change(request, 'account.disable', disableAccount);
    }),

    route('POST', '/accounts/:id/enable', mayManageAccounts, async (request) =>
      change(request, 'account.enable', enableAccount),
    ),

    /** A new link for somebody who lost the invitation or the password. */
    route('POST', '/accounts/:id/link', mayManageAccounts, async (request) => {
      const account = await findAccount(database.db, request.param('id'));
      if (!account || account.state === 'disabled') return notFound();
      const kind = account.state === 'invited' ? 'invitation' : 'reset';
      const link = await database.write(async (trx) => {
        const made = await makeLink(accounts, trx, kind, account.id);
        if (kind === 'invitation') await mailInvitation(trx, account, made, request.account.name);
        else await mailResetLink(trx, account, made);
        await note(trx, request, `account.${kind}-link`, account.id);
        return made;
      });
      return { link };
    }),

    /** For somebody who lost the telephone, the recovery codes and every passkey. */
    route('DELETE', '/accounts/:id/two-factor', mayManageAccounts, async (request) => {
      const account = await findAccount(database.db, request.param('id'));
      if (!account) return notFound();
      await database.write(async (trx) => {
        await removeSecondFactors(trx, account.id);
        await note(trx, request, 'account.two-factor-off', account.id);
      });
      await endAllSessions(accounts, account.id);
      return undefined;
    }),
  ];
}
