import type { Page } from '@playwright/test';

/** Waits until React has taken the page over; only for what exists after that. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}

/** The page as it is while its code is still on the way, or never comes. */
export async function withoutCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}
