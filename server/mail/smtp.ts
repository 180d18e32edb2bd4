import { isIPv4 } from 'node:net';

/**
 * The address as nodemailer reads it. Links that let their holder in travel this way: so over the
 * network they go encrypted, to a server whose certificate holds, or not at all.
 */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === 'smtp+insecure:') {
    url.protocol = 'smtp:';
    // Checking certificates adds nothing here: an attacker could remove the offer of TLS as well.
    url.searchParams.set('tls.rejectUnauthorized', 'false');
  } else if (url.protocol === 'smtp:' && !isThisMachine(url.hostname)) {
    url.searchParams.set('requireTLS', 'true');
  }
  return url.href;
}

/** A name without dots may be a neighbor in the network: that is not this machine. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.toLowerCase();
  if (isIPv4(host)) return host.startsWith('127.');
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]';
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** For staff to read; without the person's address, which mail servers like to repeat. */
export function describeSmtpError(error: unknown): string {
  const { message, code, command, responseCode } = error as SmtpError;
  if (code === 'ETLS' && command === 'STARTTLS' && responseCode) {
    return 'The mail server does not offer TLS. An address that begins with smtp+insecure:// allows it to go without.';
  }
  return String(message)
    .slice(0, 300)
    .replace(/\S+@\S+/g, '…');
}

/** The server refuses this recipient or this mail permanently. */
export function isRefusedForGood(error: unknown): boolean {
  const { code = '', responseCode = 0 } = error as SmtpError;
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && Math.floor(responseCode / 10) === 55;
}
