import { reportApiSupportErrors } from './api-support.ts';
import { reportCssErrors } from './css-scale.ts';
import { reportCssSupportErrors } from './css-support.ts';
import { startLookUp, warnOfOldGuards } from './guarding-dependencies.ts';
import { reportImportErrors } from './import-rules.ts';
import { reportMigrationErrors } from './migration-rules.ts';
import { runSteps } from './steps.ts';

startLookUp();
reportCssErrors();
reportImportErrors();
reportCssSupportErrors();
reportApiSupportErrors();
await reportMigrationErrors();
runSteps([
  ['node', 'scripts/check-languages.ts'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
  ['node', 'scripts/page-budget.ts'],
]);
warnOfOldGuards();
