import { looksLikeEmail, normalizeText } from './text.ts';

/** Of fewer digits nobody can say that they are one person's number. */
const minPhoneDigits = 7;

/** The country codes of one and of two digits; all others have three (ITU-T E.164). */
const shortCountryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * Korea's code, or Indonesia's before a mobile number, where it is written without a plus: no
 * number within Korea of that length begins so.
 */
const bareCountryCode = /^(?:82(?=0?[1-9]\d{7,9}$)|62(?=0?8\d{8,10}$))/;

/** What all spellings of an address have in common; empty when it is no address. */
export function emailKey(written: string): string {
  const address = normalizeText(written, 'NFKC').trim().toLowerCase();
  return looksLikeEmail(address) ? address : '';
}

/**
 * The digits of a telephone number without its country code and leading zero, so that
 * `+82 10-1234-5678` and `010-1234-5678` are one; empty when they are too few.
 */
export function phoneKey(written: string): string {
  const text = normalizeText(written, 'NFKC').trim();
  const digits = text.replace(/\D/g, '');
  const national = /^\(?(?:\+|00)/.test(text)
    ? withoutCountryCode(digits.replace(/^00/, ''))
    : digits.replace(bareCountryCode, '');
  const key = national.replace(/^0+/, '');
  return key.length < minPhoneDigits ? '' : key;
}

function withoutCountryCode(digits: string): string {
  return shortCountryCode.test(digits) ? digits.replace(shortCountryCode, '') : digits.slice(3);
}
