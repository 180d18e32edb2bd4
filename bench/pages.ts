import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { startSiteProcess } from '../tests/site-process.ts';
import { median, pinToFirstCore, requestsPerSecond, startNginx, untilSettled } from './load.ts';

/** Home from memory beside nginx with the same bytes, and beside rendering it each time. */
const started = performance.now();
const site = await startSiteProcess();
const readyAfter = performance.now() - started;
pinToFirstCore(site.child);
await untilSettled(site.child);
const memory = residentMegabytes(site.child.pid as number);

const { body, headers } = await fetchRaw(`${site.url}/`);
const nginx = await startNginx(body, {
  'Content-Encoding': 'br',
  'Cache-Control': headers['cache-control'] as string,
  Vary: 'Accept-Encoding',
});

const rounds = Array.from({ length: 5 }, () => ({
  memory: requestsPerSecond(`${site.url.replace('localhost', '127.0.0.1')}/`, 3),
  nginx: requestsPerSecond(nginx.url, 3),
}));
const rendered = requestsPerSecond(`${site.url.replace('localhost', '127.0.0.1')}/media?q=none`, 3);
const memoryRate = median(rounds.map((round) => round.memory));
console.log(`ready after ${Math.round(readyAfter)} ms, resident memory idle ${memory} MB`);
console.log(`home, ${body.length} bytes brotli: ${Math.round(memoryRate)} requests/s from memory`);
console.log(
  `memory / nginx: ${median(rounds.map((r) => r.memory / r.nginx)).toFixed(2)} (wanted 0.4)`,
);
console.log(`memory / rendering each time: ${Math.round(memoryRate / rendered)} (wanted 15)`);

nginx.stop();
await site.stop();

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024);
}

function fetchRaw(url: string): Promise<{ body: Buffer; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ body: Buffer.concat(chunks), headers: answer.headers });
    }).on('error', reject);
  });
}
