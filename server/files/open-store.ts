import type { Config } from '../config.ts';
import { makeDataFolder } from '../database/data-folder.ts';
import { openDiskStore } from './disk-store.ts';
import type { FileStore, StoreName } from './store.ts';

export async function openStore(
  config: Pick<Config, 'dataDir' | 'filesUrl'>,
  name: StoreName,
): Promise<FileStore> {
  if (!config.filesUrl) {
    await makeDataFolder(config.dataDir);
    return openDiskStore(`${config.dataDir}/${name}`);
  }
  // The AWS SDK is large and most sites keep their files on disk: loaded only when asked for.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(config.filesUrl, name);
}
