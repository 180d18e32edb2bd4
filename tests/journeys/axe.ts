import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody out of this page, each with the first element that does. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Not among axe's usual rules: who speaks to a page says what stands on it.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
