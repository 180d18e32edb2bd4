import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importedBy, sizeOf, staticImport } from './built-scripts.ts';

const always = ['entry.client', 'root', 'Admin', 'AdminApp'];

/** The scripts that somebody gets who opens the back office on this page, in bytes as they travel. */
export function weighBackOffice(page: string, client: string): number {
  const files = readdirSync(join(client, 'assets'));
  const first = [...always, page].map((name) => {
    const file = files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    if (!file) throw new Error(`The build has no script of ${name}`);
    return `/assets/${file}`;
  });
  return sizeOf(client, importedBy(client, first, staticImport));
}
