import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../postgres.ts';
import { killRepeatedly } from './kill.ts';
import { fillDisk, loseDatabase } from './outages.ts';

/** The long version: `npm run test:faults`. The short one is in faults.test.ts. */
const rounds = 20;
const cluster = await startCluster();
const dataDir = () => mkdtemp(join(tmpdir(), 'noshine-faults-'));
const folders = [await dataDir(), await dataDir()] as const;
let isSound = true;

await report(`kill -9, ${rounds} rounds, SQLite`, () =>
  killRepeatedly({ dataDir: folders[0], databaseUrl: undefined }, rounds),
);
await report(`kill -9, ${rounds} rounds, PostgreSQL`, () =>
  killRepeatedly({ dataDir: folders[1], databaseUrl: cluster.url }, rounds),
);
await report('PostgreSQL gone for 10 s', () => loseDatabase(10));
await report('disk full for 5 s', () => fillDisk(5));

await cluster.stop();
for (const folder of folders) await rm(folder, { recursive: true, force: true });
process.exit(isSound ? 0 : 1);

interface Result {
  sent: number;
  acknowledged: number;
  lost: number;
  duplicates: number;
  faults: string[];
  pageFailures?: string[];
}

async function report(name: string, attempt: () => Promise<Result>) {
  const begun = Date.now();
  const result = await attempt();
  const { sent, acknowledged, lost, duplicates, faults, pageFailures = [] } = result;
  const isGood =
    sent === acknowledged && lost + duplicates + faults.length + pageFailures.length === 0;
  isSound &&= isGood;
  console.log(
    `${isGood ? 'sound' : 'BROKEN'}: ${name} (${Math.round((Date.now() - begun) / 1000)} s)`,
  );
  console.log(
    JSON.stringify({
      ...result,
      faults: faults.slice(0, 5),
      pageFailures: pageFailures.slice(0, 5),
    }),
  );
}
