import { appendFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/**
 * Loaded before a command (`node --import`): ends it as `kill -9` does, right before or after a
 * step that changes something for good, a commit or a change in a folder. DIE_AT says which:
 * `before rename`, `after commit 2`, or the number of the moment. MOMENTS names a file that all of
 * them are written to.
 */
const { DIE_AT, MOMENTS } = process.env;
const seen = new Map<string, number>();
let count = 0;

function pass(moment: string) {
  count += 1;
  const times = (seen.get(moment) ?? 0) + 1;
  seen.set(moment, times);
  const name = times === 1 ? moment : `${moment} ${times}`;
  if (MOMENTS) appendFileSync(MOMENTS, `${name}\n`);
  if (DIE_AT === name || DIE_AT === String(count)) process.kill(process.pid, 'SIGKILL');
}

for (const step of ['rename', 'rm', 'mkdir', 'appendFile'] as const) {
  const original = fs[step] as (...args: unknown[]) => Promise<unknown>;
  Object.assign(fs, {
    async [step](...args: unknown[]) {
      pass(`before ${step}`);
      const result = await original(...args);
      pass(`after ${step}`);
      return result;
    },
  });
}
syncBuiltinESMExports();

const isCommit = (sql: unknown) => typeof sql === 'string' && /^commit\b/i.test(sql);

const run = StatementSync.prototype.run as (...args: unknown[]) => unknown;
Object.assign(StatementSync.prototype, {
  run(this: StatementSync, ...args: unknown[]) {
    if (!isCommit(this.sourceSQL)) return run.apply(this, args);
    pass('before commit');
    const result = run.apply(this, args);
    pass('after commit');
    return result;
  },
});

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    if (!isCommit(args[0])) return query.apply(this, args);
    pass('before commit');
    return (query.apply(this, args) as Promise<unknown>).then((result) => {
      pass('after commit');
      return result;
    });
  },
});
