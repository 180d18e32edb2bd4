import { looksLikeEmail } from '#domain/text.ts';

export interface CheckedAddress {
  name: '';
  address: string;
}

export class WrongAddress extends Error {}

/** Given apart from its name, an address cannot smuggle in a second one. */
export function checkedAddress(address: string): CheckedAddress {
  if (!looksLikeEmail(address)) throw new WrongAddress('not an e-mail address');
  return { name: '', address };
}
