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
import { addStaff, signIn, watchStaff } from './staff.ts';
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

/** True when every promise was kept. */
export async function runCampaign(options: Options, ends: (() => Promise<unknown>)[]) {
  console.log(`seed ${options.seed}`);
  const findings = makeFindings();
  const site = await startClusterSite(ends, (line) => findings.errors.push(line));
  const leaving = new AbortController();
  ends.push(async () => leaving.abort());

  const add = (role: 'editor' | 'agent', name: string) =>
    addStaff(site.place, site.env, role, name);
  const signedIn = async (role: 'editor' | 'agent', name: string, from: string) =>
    watchStaff(await signIn(site.url, await add(role, name), from), name, findings);
  const editor = await signedIn('editor', 'editor1', '172.16.0.11');
  const editors = [editor, await signedIn('editor', 'editor2', '172.16.0.12')];
  const agents = [await signedIn('agent', 'agent1', '172.16.0.13')];
  const colleague = await add('agent', 'colleague');
  const { signal } = leaving;
  const load = makeLoad({ url: site.url, findings, editors, agents, signal });
  const { amounts } = options;
  const chance = makeChance(options.seed);
  const campaign: Campaign = { site, load, findings, amounts, chance, editor, colleague };

  const watches = [
    watchReadiness(site.instances, findings),
    watchConnections(site.postgres.url, findings),
  ];
  for (const name of options.phases) {
    const begun = Date.now();
    await phases[name](campaign).catch((error) => {
      findings.errors.push(`${name} broke off: ${error instanceof Error ? error.message : error}`);
    });
    console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  await Promise.all(watches.map((stop) => stop()));
  return printTable(findings, await readOutcome(site, findings));
}
