import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { runEvery } from './run-every.ts';

/** In milliseconds. For the length of a lease nobody does the work after its holder died. */
const times = { length: 6_000, renewEvery: 2_000 };

export interface Lease {
  /** Whether this process is the one that does the work. */
  isHeld(): boolean;
  /** Lets another process have it at once. */
  release(): Promise<void>;
}

/**
 * Of all processes on the same database, workers and machines alike, one does the work of this
 * name, and another takes over when it falls silent. For moments two may believe that they hold it,
 * as after a pause of the machine: the work itself must bear that.
 */
export async function competeForLease(
  database: Database,
  name: string,
  log: Log,
  { length, renewEvery } = times,
): Promise<Lease> {
  const holder = randomUUID();
  let heldUntil = 0;

  async function renew(): Promise<void> {
    const asked = performance.now();
    heldUntil = (await takeLease(database, { name, holder, length })) ? asked + length : 0;
  }

  await renew();
  const stop = runEvery(renew, renewEvery, log);
  return {
    isHeld: () => performance.now() < heldUntil,
    async release() {
      await stop();
      heldUntil = 0;
      await giveLeaseBack(database, name, holder).catch((error) => log.error(error));
    },
  };
}

async function takeLease(
  { db, write, now }: Database,
  { name, holder, length }: { name: string; holder: string; length: number },
): Promise<boolean> {
  // Those who wait for it only read.
  const current = await db
    .selectFrom('leases')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  if (current && current.holder !== holder && current.ends_at > now()) return false;
  const { rows } = await write((trx) =>
    sql`insert into leases (name, holder, ends_at) values (${name}, ${holder}, ${now() + length})
      on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where leases.holder = excluded.holder or leases.ends_at <= ${now()}
      returning holder`.execute(trx),
  );
  return rows.length > 0;
}

async function giveLeaseBack({ write }: Database, name: string, holder: string): Promise<void> {
  await write((trx) =>
    trx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
  );
}
