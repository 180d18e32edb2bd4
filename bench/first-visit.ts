import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { withoutScripts } from '#server/pages/deferred-scripts.ts';
import { chromiumPath } from '../tests/support/chromium.ts';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { ask, median, startWithout, untilSettled } from './load.ts';

/**
 * What a first visit on an average phone shows and loads: when the largest element is painted,
 * beside the same page written by hand without any script and beside one whose scripts do not wait,
 * and how many bytes home takes.
 */
const paths = ['/', '/about/brand', '/product/noshine', '/product/technical/air', '/en/media'];
const turns = 7;

const site = await startSiteProcess();
const bare = await serveWithoutScripts(site.url);
const eager = await startWithout('pages/deferred-scripts.ts');
await untilSettled(site.child);
await untilSettled(eager.child);
const browser = await chromium.launch({
  ...(chromiumPath() && { executablePath: chromiumPath() as string }),
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const path of paths) {
  const ours: number[] = [];
  const theirs: number[] = [];
  const atOnce: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    ours.push((await visit(browser, site.url + path)).largestPaint);
    theirs.push((await visit(browser, bare.url + path)).largestPaint);
    atOnce.push((await visit(browser, eager.url + path)).largestPaint);
  }
  const ratio = median(ours.map((time, turn) => time / (theirs[turn] as number)));
  const times = `${Math.round(median(ours))} ms, without scripts ${Math.round(median(theirs))} ms`;
  console.log(`largest paint of ${path}: ${times}, ratio ${ratio.toFixed(2)} (wanted 1.1)`);
  const gain = median(atOnce.map((time, turn) => time / (ours[turn] as number)));
  console.log(`  with scripts that do not wait ${gain.toFixed(2)} times that`);
}
const { kilobytes } = await visit(browser, site.url, 4000);
console.log(`first visit to home: ${kilobytes} KB without the film (wanted 450)`);

await browser.close();
bare.stop();
await site.stop();
await eager.stop();

async function visit(inside: Browser, url: string, stay = 1000) {
  const context = await inside.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const films = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Media') films.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!films.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(stay);
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
  await context.close();
  return { largestPaint, kilobytes: Math.round(bytes / 1024) };
}

/** The same bytes from another port, except that no document has a script. */
async function serveWithoutScripts(origin: string) {
  const kept = new Map<string, Promise<Copy>>();
  const server = createServer(async (req, res) => {
    const path = req.url ?? '/';
    const answer = kept.get(path) ?? copyOf(origin + path);
    kept.set(path, answer);
    const { headers, body } = await answer;
    res.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

interface Copy {
  headers: Record<string, string>;
  body: Buffer;
}

async function copyOf(url: string): Promise<Copy> {
  const { body, headers } = await ask(url);
  const kept = ['content-type', 'content-encoding', 'cache-control'];
  const copied = Object.fromEntries(
    kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
  if (!copied['content-type']?.startsWith('text/html')) return { headers: copied, body };
  const page = withoutScripts(brotliDecompressSync(body).toString(), '');
  return { headers: copied, body: brotliCompressSync(page) };
}
