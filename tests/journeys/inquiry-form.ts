import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Words } from '#content/words.ts';
import { type Language, localize, ownName } from '#domain/language.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { test as base, expect as baseExpect } from './site.ts';

/** Patient: the first page of a fresh server on two busy cores takes its time. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const mailTo = 'staff@noshine.example';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** What the form's words are, as visitors read them. */
export function wordsIn(language: Language): Words['contact'] {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, `../../content/${language}/contact.json`), 'utf8'),
  );
}

let visitors = 0;

/** The real server with a real SMTP server behind it; every test is a visitor of its own. */
export const test = base.extend<
  { form: InquiryForm },
  { mailServer: MailServer; database: Database }
>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startInquirySite(mailServer);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  database: [
    async ({ site }, use) => {
      const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  // Through a proxy's header each test has an address, and so a rate limit, of its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ 'X-Forwarded-For': `198.51.${workerIndex % 250}.${visitors % 250}` });
  },
  form: async ({ page }, use, info) => {
    // Three steps and a real upload take long where many tests share two cores.
    info.setTimeout(120_000);
    await use(new InquiryForm(page));
  },
});

export function startInquirySite(
  mailServer: MailServer,
  options: { port?: number; dataDir?: string } = {},
): Promise<SiteProcess> {
  return startSiteProcess({
    ...options,
    env: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'NOSHINE <form@noshine.example>',
      MAIL_TO: mailTo,
      TRUST_PROXY: '1',
    },
  });
}

/** The three steps as a visitor handles them; English unless said otherwise. */
export class InquiryForm {
  readonly page: Page;
  language: Language = 'en';

  constructor(page: Page) {
    this.page = page;
  }

  get words() {
    return wordsIn(this.language);
  }

  async open(step: 'stepOne' | 'stepTwo' | 'stepThree' = 'stepOne', query = '') {
    await this.page.goto(localize(`/contact/${step}`, this.language) + query);
    await this.untilHydrated();
  }

  /** The draft is there once React has taken the page over. */
  async untilHydrated() {
    await expect(this.page.locator('[data-open] > form')).toBeVisible();
  }

  async reload() {
    await this.page.reload();
    await this.untilHydrated();
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  button(name: keyof Words['contact']['buttons']): Locator {
    return this.page.getByRole('button', { name: this.words.buttons[name], exact: true });
  }

  get alert(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async closeAlert() {
    await this.alert.getByRole('button', { name: this.words.buttons.close }).click();
    await expect(this.alert).toHaveCount(0);
  }

  /** The read-only name beside a picker. */
  fileName(slot: 'file' | 'introduction'): Locator {
    return this.page.locator(`div:has(> span > [name="${slot}"]) > input[readonly]`);
  }

  upload(slot: 'file' | 'introduction', file: UploadedFile = pdf()) {
    return this.field(slot).setInputFiles(file);
  }

  /** Picked, and waiting for the consent. */
  get picked(): Locator {
    return this.page.locator('[data-phase="picked"]');
  }

  get uploaded(): Locator {
    return this.page.locator('[data-phase="done"]');
  }

  /** Files whose bytes a reload would find again. */
  countKeptFiles(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('inquiry-files');
          // To ask for what is not there must not create it.
          opening.onupgradeneeded = () => {
            opening.transaction?.abort();
            resolve(0);
          };
          opening.onsuccess = () => {
            const count = opening.result.transaction('files').objectStore('files').count();
            count.onsuccess = () => {
              opening.result.close();
              resolve(count.result);
            };
          };
        }),
    );
  }

  /** Presses Next and waits for the step it leads to. */
  async goOn(step?: 'stepOne' | 'stepTwo' | 'stepThree') {
    await this.button('next').click();
    if (step) await expect(this.page).toHaveURL(new RegExp(`/${step}$`));
  }

  /** Chooses a language as a visitor does, in the header. */
  async switchTo(language: Language) {
    await this.page.locator('header summary', { hasText: ownName[this.language] }).click();
    await this.page.locator(`header a[data-language="${language}"]`).first().click();
    this.language = language;
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    await this.untilHydrated();
  }

  /** Everything that submitting needs, up to the open review. */
  async fillIn(detail = 'Please coat our air ducts.') {
    await this.open();
    await this.field('detail').fill(detail);
    await this.goOn('stepTwo');
    await this.field('name').fill('Ana Kim');
    await this.field('phoneNumber').fill('+82 10-1234-5678');
    await this.field('consent').check();
    await this.goOn('stepThree');
    await expect(this.button('submit')).toBeEnabled();
  }
}

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real, if empty, PDF of about the given size. */
export function pdf(name = 'plan.pdf', size = 600): UploadedFile {
  const head = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n';
  const tail = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const filling = `% ${'x'.repeat(Math.max(0, size - head.length - tail.length))}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(head + filling + tail) };
}
