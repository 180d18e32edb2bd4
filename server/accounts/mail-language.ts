import type { Kysely } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Schema } from '../database/schema.ts';

export function mailLanguageOf({ language }: { language: Language }): StaffLanguage {
  return language === 'ko' ? 'ko' : 'en';
}

/** By address: the language that its account has chosen; addresses without an account are left out. */
export async function findMailLanguages(
  db: Kysely<Schema>,
  addresses: readonly string[],
): Promise<Map<string, StaffLanguage>> {
  if (addresses.length === 0) return new Map();
  const emails = addresses.map((address) => address.toLowerCase());
  const accounts = await db
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('email', 'in', emails)
    .execute();
  return new Map(accounts.map((account) => [account.email, mailLanguageOf(account)]));
}
