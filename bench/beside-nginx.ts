import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { ask, median, pinToFirstCore, untilSettled, wrk } from './load.ts';
import { startNginx } from './nginx.ts';

/**
 * What of nginx's pace a page from memory can reach in Node, and what of that our own code takes:
 * processor time per request, which stays the same while the machine is busy elsewhere.
 */
const turns = 9;
const site = await startSiteProcess();
await untilSettled(site.child);
const address = `${site.url.replace('localhost', '127.0.0.1')}/`;
const page = await ask(address);
const nginx = await startNginx(page);

const { date: _, connection: __, 'keep-alive': ___, ...headers } = page.headers;
const file = join(await mkdtemp(join(tmpdir(), 'noshine-bench-')), 'page.json');
await writeFile(file, JSON.stringify({ headers, body: page.body.toString('base64') }));

const ways = [
  'node:net, each piece that arrives answered with the same bytes',
  'node:http, res.end(body)',
  'node:http, res.writeHead(headers), res.end(body)',
  'node:http, prepared headers',
];
const bare = await Promise.all(
  ways.map(async (name) => {
    const child = fork(join(import.meta.dirname, 'bare-server.fixture.ts'), [name, file]);
    const port = await new Promise<number>((resolve) => child.once('message', resolve));
    return { name, child, url: `http://127.0.0.1:${port}/` };
  }),
);
const servers = [
  { name: 'nginx', child: nginx.worker(), url: nginx.url },
  { name: 'the site', child: site.child, url: address },
  ...bare,
];
for (const { child } of servers) pinToFirstCore(child);

const costs = new Map<string, number[]>(servers.map(({ name }) => [name, []]));
for (let turn = 0; turn <= turns; turn++) {
  for (const { name, child, url } of servers) {
    const before = processorTime(child);
    const { requests } = wrk(url, 1);
    // The first turn warms up.
    if (turn > 0) costs.get(name)?.push((processorTime(child) - before) / requests);
  }
}
const [ofNginx = 0] = servers.map(({ name }) => median(costs.get(name) ?? []));
for (const { name } of servers) {
  const cost = median(costs.get(name) ?? []);
  console.log(
    `${name}: ${cost.toFixed(1)} µs of processor a request, ${(ofNginx / cost).toFixed(2)} of nginx`,
  );
}

for (const { child } of bare) child.kill();
nginx.stop();
await site.stop();

/** Of all threads, in microseconds. */
function processorTime({ pid }: Pick<ChildProcess, 'pid'>): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10_000;
}
