import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/pages.ts';
import { type Language, languages, localize } from '../../domain/language.ts';
import { axeViolations } from './axe.ts';
import { hydrated } from './hydration.ts';
import { expect, test } from './site.ts';

const desktop = { width: 1280, height: 800 };

/** The longest language on the narrowest phone, another on a tablet, the rest on a desktop. */
const sizes: Partial<Record<Language, { width: number; height: number }>> = {
  en: { width: 360, height: 740 },
  id: { width: 768, height: 1024 },
};

/**
 * Slow, and the same in every language and browser: a page's structure and colors do not change. So
 * one half of the pages is examined on a desktop, the other on a phone or tablet; by night likewise.
 */
const withAxe: Record<Language, string> = {
  ko: 'first half',
  en: 'second half',
  id: 'first half',
  es: 'second half',
};
/** What differs from language to language is looked at in two of them with every change. */
const inSweeps: readonly Language[] = ['id', 'es'];
const byNight: readonly Language[] = ['id', 'es'];
/** The pictures are the same in every language, and differ by night and on a phone. */
const withPictures: readonly Language[] = ['ko', 'en', 'es'];

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost')
      complaints.push(`asks ${hostname}`);
  });
  return complaints;
}

for (const language of languages) {
  const tag = inSweeps.includes(language) ? '@sweep' : [];
  test.describe(`every page in ${language}`, { tag }, () => {
    test.use({
      viewport: sizes[language] ?? desktop,
      reducedMotion: 'reduce',
      lights: byNight.includes(language) ? 'off' : 'on',
    });

    for (const [name, some] of halves(pagePaths)) {
      test(`opens, complains of nothing, bars nobody, and fits the narrowest phone (${name})`, async ({
        page,
        browserName,
      }) => {
        test.setTimeout(180_000);
        const hasAxe = withAxe[language] === name && browserName === 'chromium';
        const complaints = collectComplaints(page);
        for (const path of some) {
          const address = localize(path, language);
          await page.setViewportSize(sizes[language] ?? desktop);
          const answer = await page.goto(address);
          expect(answer?.status(), address).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('main')).toHaveCount(1);
          await expect(page.locator('h1')).toHaveCount(1);
          // Scripts start when the page has loaded; the policy must let all of them run.
          await hydrated(page);
          // By night only the colors differ.
          const rules = byNight.includes(language) ? ['color-contrast'] : undefined;
          if (hasAxe) expect(await axeViolations(page, rules), address).toEqual([]);
          if (withPictures.includes(language)) {
            await expect.poll(() => missingPictures(page), address).toEqual([]);
          }
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await overhang(page), `${address} at 320 px`).toBeLessThanOrEqual(0);
        }
        expect(complaints).toEqual([]);
      });
    }
  });
}

/** Two tests a language, so that two workers share them. */
function halves(all: readonly string[]): [name: string, pagePaths: readonly string[]][] {
  const middle = Math.ceil(all.length / 2);
  return [
    ['first half', all.slice(0, middle)],
    ['second half', all.slice(middle)],
  ];
}

/** Those below the fold are asked for as well. */
function missingPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        picture.loading = 'eager';
        return !picture.complete || picture.naturalWidth === 0;
      })
      .map(({ currentSrc, src }) => currentSrc || src),
  );
}

/** Of the page, or of a cell where a table's section cuts what is beyond it. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (table: Element) => table.closest('[tabindex]') !== null;
    const cells = [...document.querySelectorAll('main table')]
      .filter((table) => !scrolls(table))
      .flatMap((table) => [...table.querySelectorAll('th, td')])
      .map((cell) => cell.getBoundingClientRect().right);
    return Math.ceil(Math.max(scrollWidth, ...cells) - clientWidth);
  });
}
