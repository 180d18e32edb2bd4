import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { companyName } from '../settings/company.ts';
import { textIn } from '../settings/fields.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import type { LetterFoot } from './mail-text.ts';

export async function readFoot(db: Database['db'], language: Language): Promise<LetterFoot> {
  return footOf(await readSettings(db), language);
}

export function footOf(
  { contact, company }: Pick<Settings, 'contact' | 'company'>,
  language: Language,
): LetterFoot {
  const reached = [contact.phone, contact.email].filter(Boolean).join(' · ');
  const address = textIn(language, contact.address);
  return {
    company: companyName(company, language),
    contact: [address, reached].filter(Boolean),
  };
}
