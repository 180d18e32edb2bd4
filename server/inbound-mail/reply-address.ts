import { createHmac, timingSafeEqual } from 'node:crypto';
import { readReference } from '../inquiries/reference.ts';
import type { Inbox } from './inbox-url.ts';

/** 80 bits, in letters that no mail program changes. */
const signatureLength = 20;

const signedPart = /\+(ns[0-9a-z]{8})\.([0-9a-f]{20})@/gi;

interface Parts {
  inbox: Pick<Inbox, 'address' | 'takesPlus'>;
  secret: string;
}

/**
 * Where answers to the mails of this inquiry come back to it. Signed: whoever knows only the number
 * of an inquiry cannot write into it.
 */
export function replyAddressFor(
  { inbox, secret }: Parts,
  { reference }: { reference: string },
): string {
  if (!inbox.takesPlus) return inbox.address;
  const at = inbox.address.lastIndexOf('@');
  const key = reference.replace(/-/g, '').toLowerCase();
  return `${inbox.address.slice(0, at)}+${key}.${sign(secret, key)}${inbox.address.slice(at)}`;
}

/** The numbers of inquiries in these addresses whose signature is ours. */
export function readReplyAddresses(addresses: string, secret: string): string[] {
  const found = [...addresses.matchAll(signedPart)].slice(0, 10);
  return found.flatMap(([, key = '', signature = '']) => {
    const reference = readReference(key);
    return reference && isSigned(secret, key.toLowerCase(), signature) ? [reference] : [];
  });
}

function isSigned(secret: string, key: string, signature: string): boolean {
  const right = Buffer.from(sign(secret, key));
  return timingSafeEqual(right, Buffer.from(signature.toLowerCase()));
}

function sign(secret: string, key: string): string {
  const hash = createHmac('sha256', secret).update(`reply address\n${key}`).digest('hex');
  return hash.slice(0, signatureLength);
}
