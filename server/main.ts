import { isBuilt } from './build-folder.ts';
import { readConfig } from './config.ts';
import { makeDataFolder } from './database/data-folder.ts';
import { createLog } from './log/log.ts';
import { startSite } from './start.ts';
import { startErrorText } from './start-error.ts';
import { startWarnings } from './start-warnings.ts';

// Files are created for this user only.
process.umask(0o077);

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
  const site = await startSite(config, log);
  log.note('serving', { url: site.url });
  log.flush();
  for (const line of startWarnings(config, process.env)) console.error(line);
  console.error(`NOSHINE is serving on ${site.url}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await site.close();
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  log.flush();
  console.error(startErrorText(error, config));
  process.exit(1);
}
