import type { Page } from '@playwright/test';

/** Scripts start when the browser is idle; what needs them is tried after that. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => '__reactRouterRouteModules' in window);
  // React has taken over an element once it carries its own key.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
