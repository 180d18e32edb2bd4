import type { Readable } from 'node:stream';
import type { ByteRange } from '../http/range.ts';

/** Visitors' files are for signed-in staff only; pictures of posts are public. Never one store. */
export type StoreName = 'files' | 'pictures';

export interface StoredFile {
  /** Of the whole file, also when a part of it was asked for. */
  size: number;
  stream: Readable;
}

export interface FileStore {
  /** Resolves once the whole content is durable; a failed put leaves nothing behind. */
  put(key: string, content: Readable): Promise<void>;
  /** All of it, or a part that must lie within it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** Whether it can be reached right now. */
  answers(): Promise<boolean>;
}

/** Keys are ours, never a visitor's file name; this catches our own mistakes. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9._-]{2,120}$/.test(key)) throw new Error('not a key of the file store');
}
