import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { openDiskStore } from './disk-store.ts';

/** Visitors' files are for signed-in staff only; pictures of posts are public. Never one store. */
export type StoreName = 'files' | 'pictures';

export interface StoredFile {
  size: number;
  stream: Readable;
}

export interface FileStore {
  /** Resolves once the whole content is durable; a failed put leaves nothing behind. */
  put(key: string, content: Readable): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there is fine: the wish is fulfilled. */
  delete(key: string): Promise<void>;
  keys(): AsyncIterable<string>;
  /** Whether it can be reached right now. */
  answers(): Promise<boolean>;
}

/** Keys are ours, never a visitor's file name; this catches our own mistakes. */
export function assertKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9._-]{2,120}$/.test(key)) throw new Error('not a key of the file store');
}

export async function openStore(
  config: Pick<Config, 'dataDir' | 'filesUrl'>,
  name: StoreName,
): Promise<FileStore> {
  if (!config.filesUrl) return openDiskStore(`${config.dataDir}/${name}`);
  // The AWS SDK is large and most sites keep their files on disk: loaded only when asked for.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(config.filesUrl, name);
}
