import { basename, dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Ledger } from '../inquiries/erasure-ledger.ts';

/** A folder that archives lie in, on a disk or in a bucket, with the ledger of erasures. */
export interface BackupPlace {
  ledger: Ledger;
  /** Makes it ready to be written to. */
  prepare(): Promise<void>;
  has(name: string): Promise<boolean>;
  names(): Promise<string[]>;
  /** Has its name only when it is whole; a failed one leaves nothing. Answers its size. */
  write(name: string, content: Readable): Promise<number>;
  read(name: string): Promise<Readable>;
  delete(name: string): Promise<void>;
}

export function isInBucket(address: string): boolean {
  return address.startsWith('s3://');
}

/** `s3://bucket/folder`, or an absolute path for `file:///folder` and for a path. */
export function folderOf(address: string): string {
  if (isInBucket(address)) return address.replace(/\/+$/, '');
  return address.startsWith('file:') ? fileURLToPath(address) : resolve(address);
}

export function splitAddress(address: string): { folder: string; name: string } {
  const whole = folderOf(address);
  return { folder: dirname(whole), name: basename(whole) };
}

export class ArchiveExists extends Error {
  constructor(address: string) {
    super(`${address} is there already: name another, or remove it first.`);
  }
}
