import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openStore } from '../files/open-store.ts';
import type { StoreName } from '../files/store.ts';
import { type Finding, good } from './finding.ts';
import { probeFolder } from './probe-folder.ts';
import { checkStoreClock, probeStore } from './probe-store.ts';

const stores: StoreName[] = ['files', 'pictures'];

export async function checkFiles(config: Config): Promise<Finding[]> {
  if (config.filesUrl) {
    const clock = checkStoreClock();
    await Promise.all(stores.map(async (name) => probeStore(await openStore(config, name))));
    return [good(`${config.filesUrl} can be listed, written, read and cleared`), ...(await clock)];
  }
  const folders = stores.map((name) => join(config.dataDir, name));
  const isThere = await Promise.all(
    folders.map((folder) =>
      stat(folder).then(
        () => true,
        () => false,
      ),
    ),
  );
  const present = folders.filter((_, i) => isThere[i]);
  for (const folder of present) await probeFolder(folder);
  return [good(present.length > 0 ? 'in the data folder, can be written' : 'in the data folder')];
}
