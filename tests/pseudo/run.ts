import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyWithPseudoLanguage } from '../../scripts/pseudo-language.ts';
import { runSteps } from '../../scripts/steps.ts';

/**
 * `npm run test:pseudo`: a copy of the project gets a fifth language by a folder and a line, is
 * checked, built and walked through. Pictures of every page are in .cache/pseudo.
 */
const copy = mkdtempSync(join(tmpdir(), 'noshine-pseudo-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
copyWithPseudoLanguage(resolve(), copy);
process.env.PSEUDO_PICTURES = resolve('.cache/pseudo');
process.chdir(copy);
runSteps([
  ['node', 'scripts/check-languages.ts'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['node', 'scripts/build.ts'],
  ['vitest', 'run', 'domain', 'content', 'app', 'server/mail/sending', 'server/settings'],
  ['playwright', 'test', '--config', 'tests/pseudo/pseudo.config.ts', ...process.argv.slice(2)],
]);
