import type { StaffLanguage } from '#domain/staff.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../database/database.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import type { Settings } from '../settings/settings.ts';

interface Recipients {
  language: StaffLanguage;
  to: string[];
}

/**
 * Whom this mail tells of its inquiry, out of all who are to be told. Where they read two languages,
 * those who read English are named in a mail of their own, stored before the first one leaves: each
 * is tried again by itself, and nobody is told twice.
 */
export async function findRecipients(
  { db, write }: Pick<Database, 'db' | 'write'>,
  mail: Mail,
  addresses: readonly string[],
): Promise<Recipients> {
  if (mail.recipient) {
    const named = mail.recipient.split(',');
    return { language: 'en', to: addresses.filter((address) => named.includes(address)) };
  }
  const namedElsewhere = await listNamed(db, mail);
  const to = addresses.filter((address) => !namedElsewhere.includes(address));
  const languages = await findMailLanguages(db, to);
  const readsEnglish = (address: string) => languages.get(address.toLowerCase()) === 'en';
  const english = to.filter(readsEnglish);
  if (english.length === to.length) return { language: 'en', to };
  if (english.length > 0) {
    await write((trx) =>
      queueMail(trx, {
        kind: 'staff',
        inquiryId: mail.inquiry_id ?? '',
        recipient: english.join(','),
        now: mail.created_at,
      }),
    );
  }
  return { language: 'ko', to: to.filter((address) => !readsEnglish(address)) };
}

interface Told {
  config: Pick<Config, 'mailTo'>;
  settings: Pick<Settings, 'notificationAddresses'>;
}

/** Who hears of inquiries: all who are named for it, or else the owners. */
export async function listTold(
  db: Database['db'] | Trx,
  { config, settings }: Told,
): Promise<string[]> {
  const named = [...(config.mailTo ?? '').split(','), ...settings.notificationAddresses];
  const told = withoutDoubles(named);
  if (told.length > 0) return told;
  const owners = await db
    .selectFrom('accounts')
    .select('email')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return owners.map(({ email }) => email);
}

function withoutDoubles(told: readonly string[]): string[] {
  const addresses = told.map((address) => address.trim()).filter(Boolean);
  const first = new Map<string, string>();
  for (const address of addresses) {
    if (!first.has(address.toLowerCase())) first.set(address.toLowerCase(), address);
  }
  return [...first.values()];
}

/** Who has a mail of their own about the same inquiry. */
async function listNamed(db: Database['db'], mail: Mail): Promise<string[]> {
  const others = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('inquiry_id', '=', mail.inquiry_id)
    .where('kind', '=', 'staff')
    .where('recipient', 'is not', null)
    .execute();
  return others.flatMap(({ recipient }) => recipient?.split(',') ?? []);
}
