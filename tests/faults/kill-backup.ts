import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive } from '#server/backup/read-archive.ts';
import type { Place } from '../support/test-config.ts';
import { readContent } from './content.ts';
import type { KillableCommand, Run } from './kill-command.ts';
import type { Places } from './temporary-sites.ts';

/** Archives of one site in one folder, each under another name. */
export async function killableBackup(
  site: Place,
  places: Places,
  run: Run,
): Promise<KillableCommand> {
  const folder = await places.folder();
  let count = 0;
  return {
    whenDone: /^\S.* is there already: name another, or remove it first\.\n$/,
    async begin() {
      count += 1;
      const archive = join(folder, `site-${count}.zip`);
      return {
        place: site,
        run: (kill) => run('backup', [archive], site, kill),
        async inspect() {
          if (!(await isThere(archive))) return { state: 'old', errors: [] };
          return { state: 'new', errors: await errorsInArchive(archive) };
        },
        async errorsAtEnd() {
          const names = await readdir(folder);
          return [
            ...(await errorsInArchive(archive)),
            ...(await errorsInRecord(site, archive)),
            ...names.filter((name) => name.endsWith('.part')).map((name) => `${name} was left`),
          ];
        },
      };
    },
  };
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Reads all of it: every checksum, every count of rows. */
async function errorsInArchive(path: string): Promise<string[]> {
  try {
    const archive = await openArchive(path);
    for (const table of archive.manifest.tables) await Array.fromAsync(archive.rows(table));
    for (const folder of ['files', 'pictures']) {
      for await (const { open } of archive.files(folder)) await Array.fromAsync(await open());
    }
    archive.close();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Whatever ended or was killed before under that name, the newest record is of what lies there. */
async function errorsInRecord(site: Place, archive: string): Promise<string[]> {
  const { size } = await stat(archive);
  const { backups = [] } = (await readContent(site)).tables;
  const newest = backups
    .filter(({ path }) => path === archive)
    .sort((a, b) => Number(b.id) - Number(a.id))[0];
  if (newest?.size === size) return [];
  return [`${archive} of ${size} bytes is recorded with ${newest?.size}`];
}
