import type { Database } from '../database/database.ts';

/** Few enough that they are gone within the lease even when every deletion is slow. */
export const deletionsPerClaim = 64;

/** After it, the process that claimed them is taken for dead. */
const lease = 10 * 60_000;

interface ClaimedDeletions {
  /** The oldest first. */
  ids: string[];
  /** Those that were not tried keep their turn. */
  giveBack(ids: readonly string[]): Promise<void>;
}

/**
 * Takes files that are due for deletion: no two processes get the same. Their room is free from now
 * on, and an upload that was given up can no longer be finished.
 */
export async function claimDeletions(
  { db, write, kind }: Pick<Database, 'db' | 'write' | 'kind'>,
  now: number,
): Promise<ClaimedDeletions> {
  const selectDue = (from: typeof db) =>
    from
      .selectFrom('pending_deletions')
      .select(['id', 'since'])
      .where('since', '<=', now)
      .orderBy('since')
      .limit(deletionsPerClaim);
  const until = now + lease;

  async function claim() {
    // Reads before it claims: a write in every round would delay other writers.
    if (!(await selectDue(db).executeTakeFirst())) return [];
    return write(async (trx) => {
      const due = selectDue(trx);
      const rows = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) {
        const claimed = { since: until, size: 0 };
        await trx.updateTable('pending_deletions').set(claimed).where('id', 'in', ids).execute();
      }
      return rows;
    });
  }

  const claimed = await claim();
  return {
    ids: claimed.map(({ id }) => id),
    async giveBack(ids) {
      await write(async (trx) => {
        for (const { id, since } of claimed) {
          if (!ids.includes(id)) continue;
          await trx
            .updateTable('pending_deletions')
            .set({ since })
            .where('id', '=', id)
            .where('since', '=', until)
            .execute();
        }
      });
    },
  };
}
