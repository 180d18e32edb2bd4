import { pagePaths } from '#domain/pages.ts';
import { languages, localize } from '../../domain/language.ts';
import { hydrated } from '../journeys/hydration.ts';
import { expect, test } from '../journeys/site.ts';

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } };

test.use({ reducedMotion: 'reduce' });

for (const language of languages) {
  for (const path of pagePaths) {
    for (const [name, viewport] of Object.entries(sizes)) {
      const address = localize(path, language);
      test(`${address} looks as it did on a ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(async () => {
          // Pictures below the fold load when they are scrolled to.
          for (const picture of document.images) picture.loading = 'eager';
          await Promise.all(
            [...document.images].map((picture) => picture.decode().catch(() => {})),
          );
          await document.fonts.ready;
        });
        const file = `${name}-${language}${path.replaceAll('/', '-')}.png`;
        await expect(page).toHaveScreenshot(file, { fullPage: true });
      });
    }
  }
}
