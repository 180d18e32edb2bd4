import { existsSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { installDeployTools } from './install.ts';

/** `npm run test:deploy`: the unit, the proxy and the image as docs/operations gives them. */
if (!existsSync('build/server/index.js')) {
  console.error('Nothing is built yet: run npm run build first.');
  process.exit(1);
}
installDeployTools();
const proof = await startVitest('test', process.argv.slice(2), {
  config: false,
  watch: false,
  include: ['tests/deploy/*.proof.ts'],
  globalSetup: ['tests/support/prepare-tests.ts'],
  fileParallelism: false,
  testTimeout: 300_000,
  hookTimeout: 900_000,
});
await proof.close();
