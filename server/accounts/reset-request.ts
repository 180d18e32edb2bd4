import { countCall, hashAddress } from '../abuse/rate-limits.ts';
import { recordAct } from '../audit/audit.ts';
import { mailNewInvitationLink, mailResetLink } from './account-mails.ts';
import { findAccountByEmail } from './accounts.ts';
import type { AccountsKit } from './kit.ts';
import { requestLink } from './links.ts';

/**
 * Whether a link may be asked for with this address, with or without an account: whoever knows an
 * address could otherwise flood its mailbox from many networks.
 */
export async function countResetRequest(kit: AccountsKit, email: string): Promise<boolean> {
  const address = hashAddress(kit.secret, email.trim().toLowerCase());
  const counted = await kit.database.write((trx) =>
    countCall(trx, 'reset-request', address, Date.now()),
  );
  return counted.ok;
}

export async function sendRequestedLink(kit: AccountsKit, email: string, from: string) {
  const account = await findAccountByEmail(kit.database.db, email);
  if (!account || account.state === 'disabled') return;
  const { id: actor } = account;
  await kit.database.write(async (trx) => {
    const kind = account.state === 'invited' ? 'invitation' : 'reset';
    const link = await requestLink(kit, trx, kind, account.id);
    if (!link) return;
    if (kind === 'invitation') await mailNewInvitationLink(trx, account, link);
    else await mailResetLink(trx, account, link);
    const act = 'account.reset-request';
    await recordAct(trx, { actor, act, subject: actor, details: { from } });
  });
}
