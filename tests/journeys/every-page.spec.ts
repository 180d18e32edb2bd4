import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Language, languages, localize } from '../../domain/language.ts';
import { paths } from './paths.ts';
import { expect, test } from './site.ts';

/** Each language meets half of the sizes; a page's structure is the same in all of them. */
const sizes: Record<Language, { width: number; height: number }> = {
  ko: { width: 1280, height: 800 },
  en: { width: 360, height: 740 },
  id: { width: 768, height: 1024 },
  es: { width: 360, height: 740 },
};

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
  test.describe(`every page in ${language}`, () => {
    test.use({ viewport: sizes[language], reducedMotion: 'reduce' });

    for (const path of paths) {
      const address = localize(path, language);
      test(`${address} opens, complains of nothing, is accessible, and fits the narrowest phone`, async ({
        page,
      }) => {
        const complaints = collectComplaints(page);
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.locator('h1')).toHaveCount(1);
        // Scripts start when the page is idle; the policy must let all of them run.
        await page.waitForFunction(() => '__reactRouterRouteModules' in window);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang, 'sideways scrolling at 320 px').toBeLessThanOrEqual(0);
        expect(complaints).toEqual([]);
      });
    }
  });
}
