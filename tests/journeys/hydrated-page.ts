import type { Page } from '@playwright/test';
import { settled, wakeIslands } from './hydration.ts';

/** A page of which everything works that scripts bring. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await settled(page);
  await wakeIslands(page);
}
