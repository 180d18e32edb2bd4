import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** DATA_DIR cannot be used; the message names the path and says why. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Makes the data folder where it is missing, for this user alone, and makes sure it can be used. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await makeFolder(dataDir, dataDir);
  await assertUsable(dataDir);
}

/** For one that is there already. */
export async function assertUsable(dataDir: string): Promise<void> {
  if (!(await stat(dataDir)).isDirectory()) throw isFile(dataDir);
  const { R_OK, W_OK, X_OK } = constants;
  await access(dataDir, R_OK | W_OK | X_OK).catch((error) => {
    throw new DataFolderError(`DATA_DIR: ${dataDir} cannot be written: ${explain(error)}`);
  });
}

/** Not Node's recursive mkdir: under /proc, which answers that nothing is there, it never ends. */
async function makeFolder(folder: string, dataDir: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    if (error.code === 'ENOTDIR') return 'below a file' as const;
    throw cannotMake(dataDir, explain(error));
  });
  if (found === 'below a file') return makeFolder(dirname(folder), dataDir);
  if (found?.isDirectory()) return;
  if (found) throw folder === dataDir ? isFile(folder) : cannotMake(dataDir, fileText(folder));
  const parent = dirname(folder);
  await makeFolder(parent, dataDir);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    const reason = error.code === 'ENOENT' ? `${parent} takes no folders` : explain(error);
    throw cannotMake(dataDir, reason);
  });
}

const fileText = (path: string) => `${path} is a file, not a folder`;
const isFile = (path: string) => new DataFolderError(`DATA_DIR: ${fileText(path)}`);

function cannotMake(dataDir: string, reason: string): DataFolderError {
  return new DataFolderError(`DATA_DIR: ${dataDir} cannot be made: ${reason}`);
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  const notAllowed = `that is not allowed to the user it runs as (user id ${process.getuid?.()})`;
  const reasons: Record<string, string> = {
    EACCES: notAllowed,
    EPERM: notAllowed,
    EROFS: 'the disk can only be read',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
  };
  return reasons[code ?? ''] ?? message;
}
