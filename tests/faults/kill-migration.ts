import type { DatabaseKind } from '#server/database/kind.ts';
import { fillOlderDatabase, makeOlderDatabase } from '../support/older-database.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { type Place, placeVariables } from '../support/test-config.ts';
import { type Content, readContent } from './content.ts';
import { type Allowed, differences } from './differences.ts';
import type { KillableCommand, Run } from './kill-command.ts';
import type { Places } from './temporary-sites.ts';

/**
 * Starts on copies of one database that has the first steps only: of the site, or of another
 * command, which migrates as well.
 */
export async function killableMigration(
  kind: DatabaseKind,
  places: Places,
  inquiries: number,
  run?: Run,
): Promise<KillableCommand> {
  const older = await places.empty(kind);
  await makeOlderDatabase(older, 21);
  await fillOlderDatabase(older, inquiries);
  const before = await readContent(older);
  let after: Content | undefined;
  return {
    async begin() {
      const place = await places.copy(older);
      async function compare() {
        const content = await readContent(place);
        after ??= content;
        return differences(content, after, writtenByStart);
      }
      return {
        place,
        run: (kill) => (run ? run('admin', ['list'], place, kill) : start(place, kill)),
        async inspect() {
          const content = await readContent(place);
          const steps = content.tables.applied_migrations?.length;
          const isOld = steps === before.tables.applied_migrations?.length;
          return isOld
            ? { state: 'old', errors: differences(content, before) }
            : { state: 'new', errors: await compare() };
        },
        errorsAtEnd: compare,
      };
    },
  };
}

/** Each start on a site without a secret and without staff makes one, and a link to begin with. */
const writtenByStart: Allowed = {
  rows: (table, { key, kind }) =>
    (table === 'settings' && key === 'secret') || (table === 'account_links' && kind === 'set-up'),
};

/** Ended is when it is ready: then it is stopped, and was not killed. */
async function start({ dataDir, databaseUrl }: Place, killAfter?: number) {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let isKilled = false;
  const ending = { code: 0, signal: null, stderr: '' };
  try {
    const site = await startSiteProcess({
      dataDir,
      env: placeVariables({ dataDir, databaseUrl }),
      onSpawn(child) {
        if (killAfter === undefined) return;
        timer = setTimeout(() => {
          isKilled = true;
          child.kill('SIGKILL');
        }, killAfter);
      },
    });
    const milliseconds = performance.now() - begun;
    await site.stop('SIGKILL');
    return { ...ending, milliseconds };
  } catch (error) {
    const milliseconds = performance.now() - begun;
    if (isKilled) return { ...ending, signal: 'SIGKILL' as const, code: null, milliseconds };
    return { ...ending, code: 1, stderr: (error as Error).message, milliseconds };
  } finally {
    clearTimeout(timer);
  }
}
