import { isIPv4 } from 'node:net';
import type { ServerFault } from '#domain/mail-server.ts';

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

/** What nodemailer connects to. */
export type TransportTarget =
  | { url: string }
  | {
      host: string;
      port: number;
      secure: boolean;
      requireTLS: boolean;
      tls?: { rejectUnauthorized: boolean };
      auth?: { user: string; pass: string };
    };

interface SmtpError extends Error {
  code?: string;
  /** Of the connection, before nodemailer gave it a code of its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
}

/** For staff to read; without the person's address, which mail servers like to repeat. */
export function describeSmtpError(error: unknown): string {
  const { message, code, command, responseCode } = error as SmtpError;
  if (code === 'ETLS' && command === 'STARTTLS' && responseCode) {
    return 'The mail server does not offer TLS on this port.';
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

export function isCertificateError({ code, message }: { code: string; message: string }): boolean {
  const isByCode = /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code);
  return isByCode || /certificate|altnames/i.test(message);
}

/** Null when the mail could not even be written. */
export function findMailFault(error: unknown): Exclude<ServerFault, 'folder'> | null {
  return (error as SmtpError).code ? findSmtpFault(error) : null;
}

/** Why it was not sent, without a word of the server. */
export function findSmtpFault(error: unknown): Exclude<ServerFault, 'folder'> {
  const { code = '', originalCode = '', command = '', message } = error as SmtpError;
  if (isCertificateError({ code: originalCode, message })) return 'certificate';
  if (code === 'ETLS' || /SSL|EPROTO/.test(originalCode)) return 'encryption';
  if (code === 'EAUTH') return 'sign-in';
  if (code === 'EDNS') return 'no-such-host';
  // A server may refuse the sender only when it hears of a recipient.
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : 'sender';
  return code === 'EMESSAGE' ? 'refused' : 'unreachable';
}
