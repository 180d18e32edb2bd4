import { reportCssErrors } from './css-scale.ts';
import { startLookUp, warnOfOldGuards } from './guarding-dependencies.ts';
import { runSteps } from './steps.ts';

startLookUp();
reportCssErrors();
runSteps([
  ['node', 'scripts/check-languages.ts'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
]);
warnOfOldGuards();
