import { reportContentFaults } from './content-parity.ts';
import { runSteps } from './steps.ts';

reportContentFaults();
runSteps([
  ['biome', 'check', '--error-on-warnings', '.'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
]);
