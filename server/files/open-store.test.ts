import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFileStore } from '../../tests/support/file-store.ts';
import { openStore } from './open-store.ts';

describeFileStore('on disk', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  return {
    open: (name) => openStore({ dataDir, filesUrl: undefined }, name),
    unfinished: () => readdir(join(dataDir, 'files', '.unfinished')),
    remove: () => rm(dataDir, { recursive: true }),
  };
});
