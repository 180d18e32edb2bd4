import { installForTests, installOtherBrowsers } from '../../scripts/install-for-tests.ts';
import { runSteps } from '../../scripts/steps.ts';

/** `npm run test:browsers`: journeys in Firefox and in WebKit; arguments go to Playwright. */
installForTests();
installOtherBrowsers();
runSteps([
  ['node', 'scripts/build.ts'],
  ['playwright', 'test', '--config', 'tests/browsers/browsers.config.ts', ...process.argv.slice(2)],
]);
