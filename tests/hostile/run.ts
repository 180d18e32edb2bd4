import { runCorpus } from './corpus-run.ts';
import { runFuzz, runFuzzCase } from './fuzz.ts';
import { runMemory } from './memory.ts';

/**
 * `npm run test:hostile`: proves that no single request of a stranger holds up the others, that
 * none is answered wrongly, and that memory finds its level. `-- corpus`, `-- corpus WORDS`,
 * `-- fuzz`, `-- case NUMBER` and `-- memory` run a part.
 */
const [part, which] = process.argv.slice(2);
const parts: Record<string, () => Promise<boolean>> = {
  corpus: () => runCorpus(which),
  fuzz: () => runFuzz({ count: Number(which ?? 100_000), minutes: 30 }),
  memory: () => runMemory(),
};
const chosen =
  part === 'case'
    ? [() => runFuzzCase(Number(which))]
    : Object.entries(parts)
        .filter(([name]) => !part || name === part)
        .map(([, run]) => run);
if (chosen.length === 0) throw new Error(`there is no part ${part}`);
let isWell = true;
for (const run of chosen) isWell = (await run()) && isWell;
process.exit(isWell ? 0 : 1);
