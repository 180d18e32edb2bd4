import type { ImapFlow } from 'imapflow';
import type { ServerFault } from '#domain/mail-server.ts';
import { isCertificateError } from '../mail/smtp.ts';
import type { Inbox } from './inbox-url.ts';

/** No answer of a server may fill the memory; headers and pieces of mails are far smaller. */
const longestAnswer = 32 * 1024 * 1024;

interface Patience {
  connecting: number;
}

/** Not connected yet. The library is loaded only where a mailbox is read. */
export async function createImapClient(
  inbox: Inbox,
  { connecting }: Patience = { connecting: 20_000 },
): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: inbox.host,
    port: inbox.port,
    secure: inbox.tls === 'from-the-start',
    // Undefined: when it is offered.
    doSTARTTLS: inbox.tls === 'required' ? true : undefined,
    tls: { rejectUnauthorized: inbox.tls !== 'if-offered' },
    auth: { user: inbox.user, pass: inbox.password },
    logger: false,
    connectionTimeout: connecting,
    greetingTimeout: connecting,
    // Servers end an idle connection after half an hour; many routers after a few minutes.
    maxIdleTime: 4 * 60_000,
    socketTimeout: 5 * 60_000,
    autoIdleDelay: 200,
    maxLiteralSize: longestAnswer,
    maxResponseSize: 2 * longestAnswer,
  });
  // Without a listener an error of the connection would end the process.
  client.on('error', () => {});
  return client;
}

interface ImapError extends Error {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
  serverResponseCode?: string;
}

/** For whoever runs the site; without addresses, and never with the password. */
export function describeImapError(error: unknown): string {
  const { message, code, authenticationFailed, responseText } = error as ImapError;
  if (authenticationFailed) return 'The server refuses this user or this password.';
  if (isFolderMissing(error as ImapError)) return 'There is no such folder.';
  return [responseText || String(message), code && `(${code})`]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300)
    .replace(/\S+@\S+/g, '…');
}

/** The same without a word of the server. */
export function findImapFault(error: unknown): ServerFault {
  const { message, code = '', authenticationFailed } = error as ImapError;
  if (authenticationFailed) return 'sign-in';
  if (isFolderMissing(error as ImapError)) return 'folder';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no-such-host';
  if (isCertificateError({ code, message })) return 'certificate';
  return /SSL|EPROTO/.test(code) || /STARTTLS/.test(message) ? 'encryption' : 'unreachable';
}

/** Some servers say it in words only. */
function isFolderMissing({ serverResponseCode, responseText }: ImapError): boolean {
  return serverResponseCode === 'NONEXISTENT' || /doesn't exist/i.test(responseText ?? '');
}
