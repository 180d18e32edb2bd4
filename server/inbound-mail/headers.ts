/** More of a header block is not looked at. */
export const longestHeaders = 64 * 1024;

const maxMessageIds = 100;

export type Headers = ReadonlyMap<string, readonly string[]>;

/** As it came over the wire: what is compared here is never encoded. */
export function readHeaders(block: string): Headers {
  const headers = new Map<string, string[]>();
  const unfolded = block.slice(0, longestHeaders).replace(/\r?\n[ \t]+/g, ' ');
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const values = headers.get(name) ?? [];
    values.push(line.slice(colon + 1).trim());
    headers.set(name, values);
  }
  return headers;
}

const all = (headers: Headers, ...names: string[]) =>
  names.flatMap((name) => headers.get(name) ?? []).join(', ');

const first = (headers: Headers, name: string) => headers.get(name)?.[0] ?? '';

/** Whom it was sent to, by any name that mail servers give that. */
export function recipientsOf(headers: Headers): string {
  return all(headers, 'to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to');
}

/** Two copies of one mail have it in common. Some programs give every mail the same Message-ID. */
export function identityOf(headers: Headers): string {
  const names = ['message-id', 'date', 'from', 'subject'];
  return names.map((name) => first(headers, name).slice(0, 1000)).join('\n');
}

export function messageIdOf(headers: Headers): string {
  return first(headers, 'message-id').slice(0, 1000);
}

/** What of ours it answers: the left sides of those Message-IDs that may be ours, newest first. */
export function answeredIdsOf(headers: Headers): string[] {
  return ownMessageIds(`${all(headers, 'references')} ${all(headers, 'in-reply-to')}`);
}

/** Ours are UUIDs, with whatever right side the site had when it sent them. */
export function ownMessageIds(text: string): string[] {
  const found = text.matchAll(/<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi);
  const ids = [...found].map(([, id = '']) => id.toLowerCase());
  return [...new Set(ids.reverse())].slice(0, maxMessageIds);
}

export function isDeliveryReport(headers: Headers): boolean {
  return /^multipart\/report\b/i.test(first(headers, 'content-type'));
}

/** Written by a program: an absence note, a list, a report. None of them is an answer. */
export function isAutomatic(headers: Headers): boolean {
  const submitted = first(headers, 'auto-submitted').toLowerCase();
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /^(bulk|list|junk|auto_reply)\b/i.test(first(headers, 'precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id'].some((name) =>
      headers.has(name),
    ) ||
    first(headers, 'return-path') === '<>' ||
    isDeliveryReport(headers)
  );
}
