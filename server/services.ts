import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { openStore } from './files/store.ts';
import type { AppBindings } from './http/app.ts';
import { filesApi } from './http/files-api.ts';
import { inquiryApi } from './http/inquiry-api.ts';
import type { GeneratedFile } from './http/listener.ts';
import type { SitemapEntry } from './http/sitemap.ts';
import type { Log } from './log.ts';
import type { Stop } from './repeat.ts';
import { readSecret } from './settings/secret.ts';
import { createSite, type Site } from './site.ts';

/** Everything behind HTTP: what pages are made from, what the API calls, what runs by itself. */
export interface Services {
  database: Database;
  site: Site;
  apis: Hono<AppBindings>[];
  /** Feeds and other texts by their address. */
  generated: [address: string, file: GeneratedFile][];
  sitemapEntries(): Promise<SitemapEntry[]>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openServices(config: Config, origin: string, log: Log): Promise<Services> {
  const database = await openDatabase(config);
  const secret = await readSecret(database, config);
  const store = await openStore(config, 'files');
  const loops: Stop[] = [];

  return {
    database,
    site: createSite(database, origin),
    apis: [
      inquiryApi({ config, database, secret, log }),
      filesApi({ config, database, secret, store, log }),
    ],
    generated: [],
    sitemapEntries: async () => [],
    isReady: () => answers(database),
    async close() {
      await Promise.all(loops.map((stop) => stop()));
      await database.close();
    },
  };
}

function answers({ db }: Database): Promise<boolean> {
  const question = db.selectFrom('settings').select('key').limit(1).execute();
  return question.then(
    () => true,
    () => false,
  );
}
