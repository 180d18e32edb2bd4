import { maxRetentionDays } from '#domain/retention.ts';
import { hasDigitsToCall, isPopupTime } from '#domain/settings-rules.ts';
import { looksLikeEmail } from '#domain/text.ts';
import { fromSeoulClock } from '../ui/times.ts';
import type { AdminWords } from '../words/words.tsx';
import { type FormValues, splitList } from './form-values.ts';

/** What is wrong with it, in words, by field; the server has the last word. */
export function checkForm(values: FormValues, words: AdminWords): Record<string, string> {
  const { settings: texts } = words;
  const { contact, popup, privacy, retentionDays } = values;
  const errors: Record<string, string> = {};
  if (!looksLikeEmail(contact.email)) errors['contact.email'] = texts.wrongEmail;
  const { officer } = privacy;
  if (officer.email && !looksLikeEmail(officer.email))
    errors['privacy.officer.email'] = texts.wrongEmail;
  const numbers = {
    'contact.phone': contact.phone,
    'contact.fax': contact.fax,
    'privacy.officer.phone': officer.phone,
  };
  for (const [field, number] of Object.entries(numbers))
    if (!hasDigitsToCall(number)) errors[field] = texts.wrongPhone;
  const times = {
    from: fromSeoulClock(popup.from) ?? null,
    until: fromSeoulClock(popup.until) ?? null,
  };
  if (!isPopupTime(times)) errors['popup.until'] = texts.wrongUntil;
  const days = Number(retentionDays);
  if (!Number.isInteger(days) || days < 0 || days > maxRetentionDays)
    errors.retentionDays = texts.wrongDays;
  const wrong = splitList(values.notificationAddresses).filter((one) => !looksLikeEmail(one));
  if (wrong.length > 0) errors.notificationAddresses = texts.wrongAddresses(wrong.join(', '));
  return errors;
}

/** Of a field that the server has refused. */
export function errorOf(field: string, { settings, company }: AdminWords): string {
  if (field === 'company.registrationNumber') return company.wrongNumber;
  if (field === 'company.social') return company.wrongSocial;
  if (field === 'company.logo') return company.missing;
  if (/\.(externalSite|address)$/.test(field)) return company.wrongAddress;
  if (/email$/.test(field)) return settings.wrongEmail;
  return settings.wrongField;
}
