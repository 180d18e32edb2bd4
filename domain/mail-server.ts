/** `tls`: encrypted from the first byte; `starttls`: before anything is said; `none`: not at all. */
export const securities = ['tls', 'starttls', 'none'] as const;

export type Security = (typeof securities)[number];

export const usualPorts = {
  smtp: { tls: 465, starttls: 587, none: 25 },
  imap: { tls: 993, starttls: 143, none: 143 },
} satisfies Record<string, Record<Security, number>>;

/** Where another server is, and as whom this site signs in there. */
export interface ServerAccount {
  host: string;
  port: number;
  security: Security;
  /** Empty where nobody signs in. */
  user: string;
}

/** A password goes to no other place than the one it was typed for. */
export function isSamePlace(a: ServerAccount, b: ServerAccount): boolean {
  return a.host === b.host && a.port === b.port && a.security === b.security && a.user === b.user;
}

/**
 * Why a server does not do what it is asked, as far as the back office may tell: never in the words
 * of the server, or whoever tries addresses could read what answers there.
 */
export type ServerFault =
  | 'no-such-host'
  | 'unreachable'
  | 'encryption'
  | 'certificate'
  | 'sign-in'
  | 'sender'
  | 'recipient'
  | 'folder'
  | 'refused';

/** Why a mail has not gone out: what the server refuses, and what happens besides. */
export type MailFault =
  | Exclude<ServerFault, 'folder'>
  /** Not one that a mail can be sent to. */
  | 'wrong-address'
  /** Broken off twice, so that nobody knows whether it has arrived. */
  | 'interrupted'
  /** Taken at first, and then sent back. */
  | 'returned';

/**
 * Why mails wait instead of leaving: no server is set up, the operator has turned sending off, or the
 * stored password was sealed with another key and must be typed again.
 */
export type NoMail = 'none' | 'off' | 'locked';
