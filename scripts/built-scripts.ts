import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In bytes as they travel. */
export function sizeOf(client: string, addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + statSync(join(client, `${address}.br`)).size, 0);
}

export const staticImport = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** By its address: a worker. */
export const anyImport = /["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g;

/** The scripts at these addresses and all that they import, except what is loaded already. */
export function importedBy(
  client: string,
  addresses: readonly string[],
  pattern: RegExp,
  loaded: readonly string[] = [],
): string[] {
  const found = new Set(addresses);
  for (const address of found) {
    const code = readFileSync(join(client, address), 'utf8');
    const files = [...code.matchAll(pattern)].map(([, file]) => `/assets/${file}`);
    for (const file of files) if (!loaded.includes(file)) found.add(file);
  }
  return [...found];
}
