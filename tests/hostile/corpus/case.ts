import type { Manner } from '../send.ts';

/** One request that somebody could send to hold up or break the server. */
export interface HostileCase {
  name: string;
  /** Made when its turn comes, before the clock runs: some are tens of megabytes. */
  bytes(): Buffer;
  /** Larger than allowed: the server may close before it has read, and its answer get lost. */
  mayBeCut?: boolean;
  /** Hanging up, for what is broken below HTTP or promises more than it sends. */
  manner?: Manner;
}

/**
 * Stands where a proxy writes the visitor's address. It is as long as every real one, so that each
 * sending can come from a visitor of its own without building the request again.
 */
const visitorPlace = 'fd00:0000:0000:0001::1';

/** Overwrites the visitor's address in place; requests that carry none stay as they are. */
export function fromVisitor(bytes: Buffer, visitor: number): Buffer {
  const at = bytes.indexOf(visitorPlace);
  if (at >= 0) {
    // The first three groups too, so that no two visitors share a network of any size.
    const hex = visitor.toString(16).padStart(8, '0');
    bytes.write(`fd${hex.slice(6)}:${hex.slice(0, 4)}:${hex.slice(4)}`, at, 'latin1');
  }
  return bytes;
}

interface Parts {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Everything as it goes over the wire; nothing is escaped or checked on the way. */
export function rawRequest({ method = 'GET', target, headers = {}, body }: Parts): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const all: Record<string, string> = {
    Host: 'localhost',
    Connection: 'close',
    'X-Forwarded-For': visitorPlace,
    ...(content && { 'Content-Length': String(content.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return content ? Buffer.concat([head, content]) : head;
}

export function get(name: string, target: string, headers: Record<string, string> = {}) {
  return { name, bytes: () => rawRequest({ target, headers }) } satisfies HostileCase;
}

export function postJson(name: string, target: string, body: () => string): HostileCase {
  const headers = { 'Content-Type': 'application/json' };
  return { name, bytes: () => rawRequest({ method: 'POST', target, headers, body: body() }) };
}

/** The UTF-8 bytes of a text, one character each, as `rawRequest` writes its lines. */
export const rawBytes = (text: string) => Buffer.from(text).toString('latin1');

/** What Node takes as the head of a request: 16 KiB, with some left for the other lines. */
export const maxHeadBytes = 15_500;

export { visitorPlace };
