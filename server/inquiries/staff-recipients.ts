import type { StaffLanguage } from '#domain/staff.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Database } from '../database/database.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';

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
  told: readonly string[],
): Promise<Recipients> {
  const addresses = withoutDoubles(told);
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

export function withoutDoubles(told: readonly string[]): string[] {
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
