import type { DatabaseKind } from '#server/database/kind.ts';
import { migrations } from '#server/database/migrations.ts';
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
  let after: Content | undefined;
  const afterStep = new Map<number, Content>();
  /** How the older database is once the steps up to this one are applied, and no other. */
  async function contentAfter(lastStep: number): Promise<Content> {
    const known = afterStep.get(lastStep);
    if (known) return known;
    const place = await places.copy(older);
    await makeOlderDatabase(place, lastStep);
    const content = await readContent(place);
    afterStep.set(lastStep, content);
    return content;
  }
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
          const steps = content.tables.applied_migrations?.map(({ number }) => Number(number));
          const last = Math.max(...(steps ?? []));
          if (last === migrations.at(-1)?.number) return { state: 'new', errors: await compare() };
          // A step that works beside writers is in no transaction: it begins again, and ends the same.
          const next = migrations.find(({ number }) => number > last);
          const isBesideWriters = kind === 'postgres' && next?.migration.upBesideWriters;
          if (isBesideWriters) return { state: 'old', errors: [] };
          // Each other is there as a whole or not at all, also when others were to follow.
          return { state: 'old', errors: differences(content, await contentAfter(last)) };
        },
        errorsAtEnd: compare,
      };
    },
  };
}

/** Each start makes what a new site lacks: secret, staff, its legal texts; and takes up timed work. */
const writtenByStart: Allowed = {
  rows: (table, { key, kind }) =>
    (table === 'settings' && key === 'secret') ||
    (table === 'account_links' && kind === 'set-up') ||
    table === 'legal_texts' ||
    table === 'leases',
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
