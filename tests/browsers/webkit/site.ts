import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { importPostsInto } from '../../support/import-posts.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { freePort, startSiteProcess } from '../../support/site-process.ts';
import { expect, Tab } from './tab.ts';
import { startWatchingProxy } from './watched-site.ts';
import { openWindow, type Screen, startScreen } from './webkit.ts';

export const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };

export const postCount = 15;

interface WorkerFixtures {
  display: Screen;
  /** The real site with posts, an owner and a mail server. */
  site: { origin: string; mails: Awaited<ReturnType<typeof startMailServer>>['mails'] };
}

export const test = base.extend<{ popup: 'shown' | 'quiet'; tab: Tab }, WorkerFixtures>({
  popup: ['quiet', { option: true }],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const screen = await startScreen();
      await use(screen);
      screen.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'noshine-webkit-'));
      await importPostsInto(dataDir, posts);
      const mail = await startMailServer();
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const site = await startSiteProcess({
        dataDir,
        env: {
          SITE_URL: origin,
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          SMTP_URL: mail.url,
          MAIL_FROM: 'site@noshine.example',
          MAIL_TO: 'staff@noshine.example',
        },
      });
      const stopProxy = await startWatchingProxy(port, site.port);
      await use({ origin, mails: mail.mails });
      stopProxy();
      await site.stop();
      await mail.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  /** Every journey also says that nothing went wrong on its way. */
  tab: async ({ display, site, popup }, use) => {
    const { driver, close } = await openWindow(display);
    const tab = new Tab(driver, site.origin);
    await tab.resize(1280, 900);
    if (popup === 'quiet') {
      // A cookie can only be set for the site that is open.
      await tab.open('/robots.txt');
      await driver.manage().addCookie({ name: 'popup', value: 'true' });
    }
    await use(tab);
    const complaints = await tab.complaints();
    await close();
    expect(complaints).toBe('');
  },
});

const posts = Array.from({ length: postCount }, (_, index) => ({
  mnum: index + 1,
  title: `게시글 ${index + 1}`,
  regDate: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  main_text: `<h2>소제목</h2><p>본문 ${index + 1}</p>`,
}));
