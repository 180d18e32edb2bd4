import { Readable } from 'node:stream';
import type { Scanner } from './clamd.ts';

/** In milliseconds. */
const longestScan = 60_000;

/** Before a file is stored that everybody may open; undefined where there is none, or nobody to ask. */
export async function findVirus(
  scanner: Scanner | undefined,
  bytes: Uint8Array,
): Promise<'infected' | 'cannot-be-scanned' | undefined> {
  const signal = AbortSignal.timeout(longestScan);
  const scanned = await scanner?.scan(Readable.from([bytes]), signal);
  if (scanned?.ok === false) return 'cannot-be-scanned';
  return scanned?.signature === undefined ? undefined : 'infected';
}
