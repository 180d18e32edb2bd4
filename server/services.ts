import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import type { AppBindings } from './http/app.ts';
import type { GeneratedFile } from './http/listener.ts';
import type { SitemapEntry } from './http/sitemap.ts';
import type { Log } from './log.ts';
import type { Stop } from './repeat.ts';
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

export async function openServices(config: Config, origin: string, _log: Log): Promise<Services> {
  const database = await openDatabase(config);
  const loops: Stop[] = [];

  return {
    database,
    site: createSite(database, origin),
    apis: [],
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
