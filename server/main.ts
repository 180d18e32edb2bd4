import { isBuilt } from './build-folder.ts';
import { readConfig } from './config.ts';
import { makeDataFolder } from './database/data-folder.ts';
import { createLog } from './log/log.ts';
import { startErrorText } from './start-error.ts';
import { startWarnings } from './start-warnings.ts';
import { FirstWorkerEnded, isFirstWorker, isWorker, startWorkers, tellServing } from './workers.ts';

// Files are created for this user only.
process.umask(0o077);

/** As it was set by whoever started it. */
const { NODE_ENV } = process.env;
// React reads it when it is loaded: without it pages are rendered by what is meant for developing.
process.env.NODE_ENV ||= 'production';

// A line that cannot be printed, as on a full disk, is no reason to stop.
process.stderr.on('error', () => {});

const result = readConfig(process.env);
if (!result.ok) {
  for (const error of result.errors) console.error(error);
  process.exit(1);
}

if (!isBuilt()) {
  console.error('Nothing is built yet: run npm run build first.');
  process.exit(1);
}

const { config } = result;
const log = createLog();

try {
  await makeDataFolder(config.dataDir);
  if (config.workers > 1 && !isWorker()) await supervise();
  else await serve();
} catch (error) {
  log.flush();
  // The worker itself has said why.
  if (!(error instanceof FirstWorkerEnded)) console.error(startErrorText(error, config));
  process.exit(1);
}

async function serve(): Promise<void> {
  const { startSite } = await import('./start.ts');
  const site = await startSite(config, log, isFirstWorker());
  log.note('serving', { url: site.url });
  log.flush();
  if (isWorker()) tellServing(site.url);
  else announce(site.url);

  const impatience = new AbortController();
  let isStopping = false;
  stopOnSignal(async (signal) => {
    // From a terminal, or for the second time: nobody wants to wait for balancers.
    if (isStopping || signal === 'SIGINT') impatience.abort();
    if (isStopping) return;
    isStopping = true;
    await site.close({ seconds: config.drainSeconds, signal: impatience.signal });
    log.flush();
    process.exit(0);
  });
}

/** This process serves nothing itself, so that nothing a visitor sends can end it. */
async function supervise(): Promise<void> {
  const { metricsPort: port, host } = config;
  if (port) {
    const { serveMetrics } = await import('./metrics/serve-metrics.ts');
    const { readAllWorkers } = await import('./metrics/worker-metrics.ts');
    await serveMetrics({ port, host, read: readAllWorkers(), log });
  }
  const workers = await startWorkers(config.workers, log);
  announce(workers.url);
  stopOnSignal(async (signal) => {
    await workers.stop(signal);
    log.flush();
    process.exit(0);
  });
}

function announce(url: string): void {
  for (const line of startWarnings(config, { NODE_ENV })) console.error(line);
  console.error(`NOSHINE is serving on ${url}`);
}

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
