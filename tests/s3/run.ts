import { existsSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { startSwift } from './swift.ts';

/** `npm run test:s3`: the file store, the site and its backups on a real S3 server. */
if (!existsSync('build/server/index.js'))
  giveUp(new Error('Nothing is built yet: run npm run build first.'));
const swift = await startSwift().catch(giveUp);
Object.assign(process.env, swift.environment, { S3_PROOF_PID: String(swift.pid()) });
try {
  const proof = await startVitest('test', process.argv.slice(2), {
    config: false,
    watch: false,
    include: ['tests/s3/*.proof.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  });
  await proof.close();
} finally {
  await swift.stop();
}

function giveUp(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
