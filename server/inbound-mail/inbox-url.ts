import { isThisMachine } from '../mail/smtp.ts';

/** Longer, and what is added to it would not fit into the 64 letters an address may have there. */
const longestName = 32;

export interface Inbox {
  host: string;
  port: number;
  /** `required`: whoever reads on the way must not learn the password. */
  tls: 'from-the-start' | 'required' | 'if-offered';
  user: string;
  password: string;
  folder: string;
  /** Its own address: customers' answers go there. */
  address: string;
  /** Whether `name+anything@host` arrives there as well. */
  takesPlus: boolean;
}

/** Undefined when it is none: no user, no password, or no address to be known by. */
export function readInboxUrl(value: string): Inbox | undefined {
  if (!/^imap(s|\+insecure)?:\/\//.test(value) || !URL.canParse(value)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(value);
  const user = decode(username);
  const address = searchParams.get('address') ?? user;
  if (!hostname || !user || !password || !isAddress(address)) return undefined;
  const isTls = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 993 : 143),
    tls: isTls ? 'from-the-start' : isReadable(protocol, hostname) ? 'if-offered' : 'required',
    user,
    password: decode(password),
    folder: decode(pathname.slice(1)) || 'INBOX',
    address,
    takesPlus: searchParams.get('plus') !== 'no',
  };
}

function isReadable(protocol: string, hostname: string): boolean {
  return protocol === 'imap+insecure:' || isThisMachine(hostname);
}

/** What is signed must fit into it. */
export function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  return /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/.test(address) && at <= longestName;
}

/** A lone `%` in a password is meant as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
