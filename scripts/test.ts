import { installForTests } from './install-for-tests.ts';
import { runSteps } from './steps.ts';

installForTests();
runSteps([
  // First, so that the check finds what pages weigh.
  ['node', 'scripts/build.ts'],
  ['node', 'scripts/check.ts'],
  ['vitest', 'run'],
  ['playwright', 'test'],
]);
