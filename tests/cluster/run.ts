import { existsSync } from 'node:fs';
import { ensurePackages } from '../support/debian-packages.ts';
import { readOptions } from './options.ts';

/**
 * `npm run test:cluster`: three instances behind nginx, on one PostgreSQL, one S3 server and one
 * mail server, while people use the site and its parts fail. `--short` takes two minutes instead of
 * fifteen, `--seed N` repeats a campaign, `--only PHASE` runs a part of it.
 */
const ends: (() => Promise<unknown>)[] = [];
let ending: Promise<void> | undefined;

/** Everything that was started ends, the last first, and all folders go. */
function endAll(): Promise<void> {
  ending ??= (async () => {
    for (const end of ends.reverse()) {
      await end().catch((error) => console.error(error));
    }
  })();
  return ending;
}

async function stop(code: number): Promise<never> {
  await endAll();
  process.exit(code);
}

process.on('SIGINT', () => stop(130));
process.on('SIGTERM', () => stop(143));
process.on('uncaughtException', (error) => {
  console.error(error);
  stop(1);
});

try {
  const options = readOptions();
  if (!existsSync('build/server/index.js')) {
    throw new Error('Nothing is built yet: run npm run build first.');
  }
  ensurePackages([{ name: 'postgresql', isInstalled: () => existsSync('/usr/lib/postgresql') }]);
  // Its modules look for PostgreSQL when they are loaded.
  const { runCampaign } = await import('./run-campaign.ts');
  await stop((await runCampaign(options, ends)) ? 0 : 1);
} catch (error) {
  // Whatever an interruption breaks off is no news.
  if (!ending) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
