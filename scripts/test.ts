import { installForTests } from './install-for-tests.ts';
import { runSteps } from './steps.ts';

installForTests();
runSteps([
  ['node', 'scripts/check.ts'],
  ['node', 'scripts/build.ts'],
  ['vitest', 'run'],
  ['playwright', 'test'],
]);
