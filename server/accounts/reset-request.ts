import { recordAct } from '../audit/audit.ts';
import { countCall, hashAddress } from '../rate-limits/rate-limits.ts';
import { findAccountByEmail } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { issueLink } from './issue-link.ts';

/**
 * Whether a link may be asked for with this address, with or without an account: whoever knows an
 * address could otherwise flood its mailbox from many networks.
 */
export async function countResetRequest(context: AccountsContext, email: string): Promise<boolean> {
  const address = hashAddress(context.secret, email.trim().toLowerCase());
  const counted = await context.database.write((trx) =>
    countCall(trx, 'reset-request', address, context.database.now()),
  );
  return counted.ok;
}

export async function sendRequestedLink(context: AccountsContext, email: string, from: string) {
  await context.database.write(async (trx) => {
    // Found where the link is written: an account that is deleted in between has none.
    const account = await findAccountByEmail(trx, email);
    if (!account || account.state === 'disabled') return;
    const { id: actor } = account;
    if (!(await issueLink(context, trx, account, 'requested'))) return;
    const act = 'account.reset-request';
    await recordAct(trx, { actor, act, subject: actor, details: { from } });
  });
}
