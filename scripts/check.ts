import { reportContentErrors } from './content-parity.ts';
import { reportCssErrors } from './css-scale.ts';
import { startLookUp, warnOfOldGuards } from './guarding-dependencies.ts';
import { reportLanguageErrors } from './language-table.ts';
import { runSteps } from './steps.ts';

startLookUp();
reportContentErrors();
reportLanguageErrors();
reportCssErrors();
runSteps([
  ['biome', 'check', '--error-on-warnings', '.'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
]);
warnOfOldGuards();
