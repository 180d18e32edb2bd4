import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { type Database, openDatabase } from '../server/database/database.ts';
import { openLegalTexts } from '../server/legal/legal-texts.ts';
import { readAddress } from '../server/pages/addresses.ts';
import { createDocuments } from '../server/pages/documents.ts';
import { PageCache } from '../server/pages/page-cache.ts';
import { readPageFiles } from '../server/pages/page-files.ts';
import { createRenderer } from '../server/pages/renderer.ts';
import { createSite } from '../server/pages/site.ts';
import { openTexts } from '../server/site/texts.ts';

/** The built pages as a site serves them, without a server; a new one, unless it is prepared. */
export async function openPages(
  root: string,
  prepare: (database: Database) => Promise<void> = async () => {},
) {
  const build: ServerBuild = await import(pathToFileURL(join(root, 'build/server/index.js')).href);
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-pages-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const siteUrl = 'https://noshine.example';
  const config = { siteUrl, clamdUrl: undefined, backupDays: 14 };
  await prepare(database);
  const texts = await openTexts(database);
  const { words } = texts;
  const cache = new PageCache({ compress: async (body) => ({ br: body, gzip: body }) });
  const documents = createDocuments({
    render: createRenderer(async () => build),
    site: createSite(database, siteUrl, texts, openLegalTexts(database, words, config)),
    cache,
    files: await readPageFiles(join(root, 'build'), build),
    siteUrl,
    isReady: async () => true,
  });

  return {
    words,
    /** Lets each page be made anew. */
    forget: () => cache.drop(['settings']),
    async render(path: string): Promise<string> {
      const address = readAddress(path);
      if (address.kind !== 'page') throw new Error(`${path} is no page`);
      const { status, variants } = await documents.page(address);
      if (status !== 200 || !variants.identity) throw new Error(`${path} answers ${status}`);
      return variants.identity.body.toString();
    },
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
