import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Names each file below the folder whose bytes hold one of the texts, and which. */
export async function findTraces(
  folder: string,
  traces: readonly string[],
  isSearched: (path: string) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of await listFiles(folder)) {
    const name = relative(folder, path);
    if (!isSearched(name)) continue;
    const bytes = await readFile(path).catch(ignoreMissing);
    for (const trace of traces) {
      const at = bytes?.indexOf(trace) ?? -1;
      // With what follows it, which says what of the person it is.
      if (at >= 0) found.push(`${bytes?.toString('latin1', at, at + 40)} in ${name} at ${at}`);
    }
  }
  return found;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing);
  const lists = (entries ?? []).map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** Other tests make and drop databases in the same folder. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
