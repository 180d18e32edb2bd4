import { makeChance } from '../hostile/seeded-random.ts';
import type { Campaign, Phase } from './campaign.ts';
import { startClusterSite } from './cluster-site.ts';
import { watchConnections } from './connection-watch.ts';
import { makeFindings } from './findings.ts';
import { makeLoad } from './load.ts';
import type { Options, PhaseName } from './options.ts';
import { readOutcome } from './outcome.ts';
import { haproxy } from './phases/haproxy.ts';
import { limits } from './phases/limits.ts';
import { clocks, database, hang, kills, store } from './phases/outages.ts';
import { publish } from './phases/publish.ts';
import { storm } from './phases/storm.ts';
import { upgrade } from './phases/upgrade.ts';
import { watchReadiness } from './readiness-watch.ts';
import { addStaff, type Login, signIn, watchStaff } from './staff.ts';
import { printTable } from './table.ts';

const phases: Record<PhaseName, Phase> = {
  publish,
  limits,
  kills,
  hang,
  database,
  store,
  clocks,
  haproxy,
  upgrade,
  storm,
};

/** In milliseconds. Whoever is not served by then gives up, and is counted. */
const longest = 20 * 60_000;

/** True when every promise was kept. */
export async function runCampaign(options: Options, ends: (() => Promise<unknown>)[]) {
  console.log(`seed ${options.seed}`);
  const findings = makeFindings();
  const site = await startClusterSite(ends, (line) => findings.errors.push(line));
  const leaving = new AbortController();
  ends.push(async () => leaving.abort());

  const [first, second, third, colleague] = (await addStaff(site.place, {
    editor1: 'editor',
    editor2: 'editor',
    agent: 'agent',
    colleague: 'agent',
  })) as [Login, Login, Login, Login];
  const enter = async (login: Login, from: string) =>
    watchStaff(await signIn(site.url, login, from), login.email, findings);
  const editor = await enter(first, '172.16.0.11');
  const editors = [editor, await enter(second, '172.16.0.12')];
  const agents = [await enter(third, '172.16.0.13')];
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(longest)]);
  const load = makeLoad({ url: site.url, findings, editors, agents, signal });
  const { amounts } = options;
  const chance = makeChance(options.seed);
  const campaign: Campaign = { site, load, findings, amounts, chance, editor, colleague };

  const watches = [
    watchReadiness(site.instances, findings),
    watchConnections(site.postgres.url, findings),
  ];
  for (const name of options.phases) {
    if (signal.aborted) break;
    const begun = Date.now();
    await phases[name](campaign).catch((error) => {
      findings.errors.push(`${name} broke off: ${error instanceof Error ? error.message : error}`);
    });
    console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
    for (const note of findings.notes.splice(0)) console.log(`  ${note}`);
  }
  await Promise.all(watches.map((stop) => stop()));
  return printTable(findings, await readOutcome(site, findings));
}
