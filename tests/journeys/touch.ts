import type { Locator } from '@playwright/test';

/** By finger; by mouse in Firefox, where Playwright has no finger. */
export async function tap(target: Locator, position?: { x: number; y: number }): Promise<void> {
  const browser = target.page().context().browser()?.browserType().name();
  await (browser === 'firefox' ? target.click({ position }) : target.tap({ position }));
}
