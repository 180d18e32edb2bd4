import { expect, test } from './site.ts';

const paths = [
  '/',
  '/about/brand',
  '/about/relationship',
  '/about/price',
  '/product/noshine',
  '/product/technical/multi',
  '/product/technical/fresh',
  '/product/technical/air',
  '/product/technical/water',
  '/product/technical/build',
  '/product/redchec',
  '/media',
  '/contact/stepOne',
  '/contact/stepTwo',
  '/contact/stepThree',
  '/privacy',
];
const prefixes = { ko: '', en: '/en', id: '/id', es: '/es' };

for (const [language, prefix] of Object.entries(prefixes)) {
  test(`every address of the route table opens in ${language} without a policy violation`, async ({
    page,
  }) => {
    test.slow();
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`));
    for (const path of paths) {
      const address = prefix + path === '' ? '/' : (prefix + path).replace(/(.)\/$/, '$1');
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      // Scripts start when the page is idle; the policy must let all of them run.
      await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    }
    expect(violations).toEqual([]);
  });
}
