import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on this page, each with its first element; `only` some of its rules. */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  // The same in every browser; Firefox would stop so long a script, or end under it.
  if (page.context().browser()?.browserType().name() !== 'chromium') return [];
  await untilStill(page);
  // Off by default in axe: people who use voice control name a control by its visible text.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  // In the page itself, without what passed: a quarter of the time. A public page in a frame of the
  // back office has journeys of its own.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .options({ rules, resultTypes: ['violations'] })
    .setLegacyMode();
  const { violations } = await (only ? axe.withRules(only) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What fades has no color of its own yet. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ timeline, effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return timeline === document.timeline && playState === 'running' && end !== Infinity;
      })
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ending);
  });
}
