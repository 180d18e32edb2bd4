import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/phone.ts';

/** A number to call; the address has its digits alone. */
export function PhoneLink({ phone, language }: { phone: string; language: Language }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="nowrap">
      {formatPhone(phone, language)}
    </a>
  );
}
