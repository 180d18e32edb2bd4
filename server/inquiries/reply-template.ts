import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import type { ReadWords } from '#content/words.ts';
import type { Placeholder } from '#domain/saved-reply.ts';
import { readSignature } from '../accounts/signatures.ts';
import type { Database } from '../database/database.ts';
import { companyName } from '../settings/company.ts';
import { readSettings } from '../settings/settings.ts';
import type { InquiryRow } from './schema.ts';

interface Parts {
  db: Database['db'];
  words: ReadWords;
}

export interface ReplyText {
  subject: string;
  body: string;
}

type Asked = Pick<
  InquiryRow,
  'language' | 'reference' | 'name' | 'company_name' | 'interested_field'
>;

/** What a reply begins with: a greeting in the visitor's language, and who writes. */
export async function replyTemplate(
  { db, words }: Parts,
  { language, reference, name }: Asked,
  account: { id: string },
): Promise<ReplyText> {
  const reply = words('mails', language, 'reply');
  const { company } = await readSettings(db);
  const values = { brand, company: companyName(company, language), reference, name };
  const signature = await readSignature(db, account.id);
  const body = [fill(reply.body, values), signature].filter(Boolean).join('\n');
  return { subject: fill(reply.subject, values), body };
}

/** What a saved reply is filled in with. */
export async function placeholderValues(
  db: Database['db'],
  inquiry: Asked,
  account: { name: string },
): Promise<Record<Placeholder, string>> {
  const { company } = await readSettings(db);
  return {
    name: inquiry.name,
    company: inquiry.company_name,
    reference: inquiry.reference,
    product: inquiry.interested_field,
    us: companyName(company, inquiry.language),
    me: account.name,
  };
}
