import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { Count, Insight } from '#domain/insight.ts';
import { dayInSeoul } from '#domain/seoul.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { readInsight } from '#server/insight/read-insight.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { expect as baseExpect, owner } from './admin-site.ts';

/** Counts are written every few seconds. */
export const expect = baseExpect.configure({ timeout: 30_000 });

export interface CountedSite {
  url: string;
  database: Database;
  /** What was counted today. */
  read: () => Promise<Insight>;
  /** Ends the server, which writes what it has counted, and reads that. */
  endAndRead: () => Promise<Insight>;
  /** A page of somebody else than before. */
  visitor: (options?: object) => Promise<Page>;
}

/** A server of its own for each walk, so that what it counts is known in advance. */
export const test = base.extend<{ counted: CountedSite }>({
  counted: async ({ browser }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'noshine-counted-'));
    const env = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, TRUST_PROXY: '1' };
    const site = await startSiteProcess({ dataDir, env });
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const today = dayInSeoul(Date.now());
    const read = () => readInsight(database, { from: today, to: today });
    let isEnded = false;
    let visitors = 0;

    async function end() {
      if (!isEnded) await site.stop();
      isEnded = true;
    }

    await use({
      ...{ url: site.url, database, read },
      async endAndRead() {
        await end();
        return read();
      },
      async visitor(options = {}) {
        visitors += 1;
        const context = await browser.newContext({
          baseURL: site.url,
          extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${visitors}` },
          ...options,
        });
        return context.newPage();
      },
    });
    await end();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ counted }, use) => use(counted.url),
});

export const byName = (counts: readonly Count[]): Record<string, number> =>
  Object.fromEntries(counts.map(({ name, count }) => [name, count]));
