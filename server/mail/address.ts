import { looksLikeEmail } from '#domain/text.ts';

export interface CheckedAddress {
  name: '';
  address: string;
}

export class WrongAddress extends Error {}

/** Name and address are passed separately, so that neither can add a second recipient. */
export function checkedAddress(address: string): CheckedAddress {
  if (!looksLikeEmail(address)) throw new WrongAddress('not an e-mail address');
  return { name: '', address };
}
