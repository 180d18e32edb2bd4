import { installForTests, installOtherBrowsers } from '../../scripts/install-for-tests.ts';
import { runSteps } from '../../scripts/steps.ts';

/**
 * `npm run test:reach`: every text of every page and screen is clicked in the editor, in four
 * languages in Chromium, and on one page in Firefox and WebKit; arguments go to Playwright.
 */
installForTests();
installOtherBrowsers();
runSteps([
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '--config', 'tests/reach/reach.config.ts', ...process.argv.slice(2)],
]);
