import { domainToASCII } from 'node:url';

/**
 * What an address leads to, as far as its spelling tells: with nearly every provider a `+tag`
 * changes nothing, and at Gmail dots do not either. For counting, never for sending.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1).toLowerCase();
  // As it is looked up: `ｇmail.com` is gmail.com.
  const host = domainToASCII(written) || written;
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  const name = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
