import type { Email } from 'postal-mime';
import { ownMessageIds } from './headers.ts';

const longest = 20_000;

export interface DeliveryReport {
  /** The left sides of Message-IDs that may be ours. */
  about: string[];
  /** Whether it says that the mail will not arrive; a delay is none of our concern. */
  hasFailed: boolean;
  /** What the other server said, without the person's address. */
  reason: string;
}

/** Undefined when the mail is no report on the delivery of another. */
export function readDeliveryReport({ headers, attachments }: Email): DeliveryReport | undefined {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^\s*multipart\/report\b/i.test(type)) return undefined;
  const textOf = (pattern: RegExp) =>
    attachments
      .filter(({ mimeType }) => pattern.test(mimeType))
      .map(({ content }) => Buffer.from(content as ArrayBuffer).toString('utf8', 0, longest))
      .join('\n')
      .slice(0, longest);
  const status = textOf(/^message\/(global-)?delivery-status$/);
  const original = textOf(/^(text\/rfc822-headers|message\/(rfc822|global|global-headers))$/);
  const head = original.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const messageId = /^message-id:([^\n]*(?:\r?\n[ \t][^\n]*)*)/im.exec(head)?.[1] ?? '';
  return {
    about: ownMessageIds(messageId),
    hasFailed: /^action:\s*failed\b/im.test(status),
    reason: describe(status),
  };
}

function describe(status: string): string {
  const field = (name: string) =>
    new RegExp(`^${name}:([^\\n]*(?:\\r?\\n[ \\t][^\\n]*)*)`, 'im').exec(status)?.[1] ?? '';
  return (
    (field('diagnostic-code') || field('status'))
      .replace(/^\s*smtp;/i, '')
      .replace(/\s+/g, ' ')
      // What is searched for addresses must be short: the time grows with the square of its length.
      .slice(0, 1000)
      .replace(/\S+@\S+/g, '…')
      .trim()
      .slice(0, 300)
  );
}
