import { accountMails } from '#content/account-mails.ts';
import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import type { Language } from '#domain/language.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Trx } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Account } from './accounts.ts';
import type { AccountsContext } from './context.ts';
import { mailLanguageOf } from './mail-language.ts';
import { makeLink, requestLink, validHours } from './one-time-links.ts';
import type { LinkKind } from './schema.ts';

/** Sent by a colleague, requested by anybody who knows the address, or printed for an operator. */
type Occasion = { by: string } | 'requested' | 'command-line';

interface Holder extends Account {
  language: Language;
  state: 'invited' | 'active' | 'disabled';
}

export interface IssuedLink {
  kind: 'invitation' | 'reset';
  address: string;
}

/**
 * The link by which somebody chooses a password. Its kind follows from the account: who has never
 * signed in was invited. The mail is queued with it and says how long this very link can be used.
 * Undefined when one that was requested a moment ago is still on its way.
 */
export async function issueLink<On extends Occasion>(
  context: AccountsContext,
  trx: Trx,
  account: Holder,
  occasion: On,
): Promise<IssuedLink | (On extends 'requested' ? undefined : never)>;
export async function issueLink(
  context: AccountsContext,
  trx: Trx,
  account: Holder,
  occasion: Occasion,
): Promise<IssuedLink | undefined> {
  const kind = account.state === 'invited' ? 'invitation' : 'reset';
  const make = occasion === 'requested' ? requestLink : makeLink;
  const address = await make(context, trx, kind, account.id);
  if (!address) return undefined;
  if (occasion !== 'command-line')
    await mailLink(trx, account, { kind, address }, occasion, context.database.now());
  return { kind, address };
}

async function mailLink(
  trx: Trx,
  account: Holder,
  { kind, address }: IssuedLink,
  occasion: { by: string } | 'requested',
  now: number,
): Promise<void> {
  const language = mailLanguageOf(account);
  const texts = accountMails[language];
  const { invitation, newInvitationLink, reset } = texts;
  const isRequested = occasion === 'requested';
  const text = kind === 'reset' ? reset : isRequested ? newInvitationLink : invitation;
  const values = {
    brand,
    name: account.name,
    by: isRequested ? '' : occasion.by,
    role: texts.roles[account.role],
    link: address,
    validity: validityOf(kind, language),
  };
  await queueMail(trx, {
    kind: 'account',
    language,
    recipient: account.email,
    subject: fill(text.subject, values),
    body: fill(text.body, values),
    now,
  });
}

/** For how long such a link can be used, as its holder is told. */
export function validityOf(kind: LinkKind, language: StaffLanguage): string {
  const hours = validHours[kind];
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  if (language === 'ko') return `${count}${unit === 'day' ? '일' : '시간'}`;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
