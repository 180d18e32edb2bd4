import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { createLog } from '../server/log/log.ts';
import { fillWithSamples } from './samples.ts';

/** The whole site on a throw-away data folder, with sample posts and inquiries to look at. */
const login = {
  ADMIN_EMAIL: 'demo@noshine.example',
  ADMIN_PASSWORD: randomBytes(9).toString('base64url'),
};
const result = readConfig({
  PORT: process.env.PORT,
  HOST: process.env.HOST,
  DATA_DIR: await mkdtemp(join(tmpdir(), 'noshine-demo-')),
  ...login,
});
if (!result.ok) throw new Error(result.errors.join('\n'));

const log = createLog();
// Before React is loaded, as in `server/main.ts`.
process.env.NODE_ENV ||= 'production';
const { startSite } = await import('../server/start.ts');
const site = await startSite(result.config, log);
await fillWithSamples(result.config, site.url);
console.error(`\nNOSHINE (demo) is serving on ${site.url}
Back office: ${site.url}/admin
  email     ${login.ADMIN_EMAIL}
  password  ${login.ADMIN_PASSWORD}
`);

const stop = async () => {
  await site.close();
  log.flush();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
