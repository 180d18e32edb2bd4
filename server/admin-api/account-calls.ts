import { z } from 'zod';
import { mailInvitation, mailResetLink } from '../accounts/account-mails.ts';
import { addAccount, findAccount, listAccounts } from '../accounts/accounts.ts';
import {
  type ChangeResult,
  changeRole,
  disableAccount,
  enableAccount,
} from '../accounts/change-account.ts';
import { makeLink } from '../accounts/links.ts';
import { mayManageAccounts, roles } from '../accounts/rules.ts';
import { isSecondFactorRequired, removeSecondFactors } from '../accounts/second-factors.ts';
import { endAllSessions } from '../accounts/sessions.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import type { Office } from './office.ts';

const notFound = () => problem('not-found', 'There is no such account.');

/** What an owner does with everybody's accounts. */
export function accountCalls(office: Office): AdminCall[] {
  const { accounts: kit, database } = office;

  const note = (
    trx: Trx,
    { account, from }: Visit<unknown>,
    act: string,
    subject: string,
    details?: Record<string, unknown>,
  ) => recordAct(trx, { actor: account.id, act, subject, details: { ...details, from } });

  async function change(
    visit: Visit<unknown>,
    act: string,
    work: (trx: Trx, id: string) => Promise<ChangeResult>,
    details?: Record<string, unknown>,
  ) {
    const id = visit.param('id');
    const result = await database.write(async (trx) => {
      const changed = await work(trx, id);
      if (changed.ok) await note(trx, visit, act, id, details);
      return changed;
    });
    if (result.ok) return undefined;
    if (result.reason === 'not-found') return notFound();
    return problem('conflict', 'This is the last owner who can sign in.');
  }

  return [
    call('GET', '/accounts', mayManageAccounts, async () => ({
      accounts: await listAccounts(database.db),
      requiresSecondFactor: await isSecondFactorRequired(database.db),
    })),

    call(
      'POST',
      '/accounts',
      mayManageAccounts,
      async (visit) => {
        const invited = await database.write(async (trx) => {
          const id = await addAccount(trx, visit.body);
          if (!id) return undefined;
          const link = await makeLink(kit, trx, 'invitation', id);
          await mailInvitation(trx, visit.body, link, visit.account.name);
          await note(trx, visit, 'account.invite', id, { role: visit.body.role });
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

    call(
      'PATCH',
      '/accounts/:id',
      mayManageAccounts,
      async (visit) => {
        const { role } = visit.body;
        return change(visit, 'account.role', (trx, id) => changeRole(trx, id, role), { role });
      },
      { body: z.object({ role: z.enum(roles) }) },
    ),

    call('POST', '/accounts/:id/disable', mayManageAccounts, async (visit) => {
      if (visit.param('id') === visit.account.id) {
        return problem('conflict', 'You cannot disable your own account.');
      }
      return change(visit, 'account.disable', disableAccount);
    }),

    call('POST', '/accounts/:id/enable', mayManageAccounts, async (visit) =>
      change(visit, 'account.enable', enableAccount),
    ),

    /** A new link for somebody who lost the invitation or the password. */
    call('POST', '/accounts/:id/link', mayManageAccounts, async (visit) => {
      const account = await findAccount(database.db, visit.param('id'));
      if (!account || account.state === 'disabled') return notFound();
      const kind = account.state === 'invited' ? 'invitation' : 'reset';
      const link = await database.write(async (trx) => {
        const made = await makeLink(kit, trx, kind, account.id);
        if (kind === 'invitation') await mailInvitation(trx, account, made, visit.account.name);
        else await mailResetLink(trx, account, made);
        await note(trx, visit, `account.${kind}-link`, account.id);
        return made;
      });
      return { link };
    }),

    /** For somebody who lost the telephone, the recovery codes and every passkey. */
    call('DELETE', '/accounts/:id/two-factor', mayManageAccounts, async (visit) => {
      const account = await findAccount(database.db, visit.param('id'));
      if (!account) return notFound();
      await database.write(async (trx) => {
        await removeSecondFactors(trx, account.id);
        await note(trx, visit, 'account.two-factor-off', account.id);
      });
      await endAllSessions(kit, account.id);
      return undefined;
    }),
  ];
}
