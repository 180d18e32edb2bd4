import { randomUUID } from 'node:crypto';
import { day } from '#domain/seoul.ts';
import type { Database } from '../database/database.ts';

const second = 1000;
/** After so long without a sign of life another process may begin. */
const claimedFor = 120 * second;
const renewEvery = 30 * second;
const rememberFor = 30 * day;

export interface BackupClaim {
  /** Renews it until the function that is returned is called; `lost` when somebody else has it. */
  keep(lost: () => void): () => void;
  succeed(): Promise<void>;
  fail(error: string, now: number, retryAfter: number): Promise<void>;
  /** It was stopped: another process may begin at once. */
  giveBack(): Promise<void>;
}

/** Undefined when another process has it, or when it failed a moment ago. */
export async function claimBackup(
  { write, now: clock }: Pick<Database, 'write' | 'now'>,
  dueAt: number,
  now: number,
): Promise<BackupClaim | undefined> {
  const claim = randomUUID();
  const claimed = await write(async (trx) => {
    await trx
      .deleteFrom('timed_backups')
      .where('due_at', '<', now - rememberFor)
      .execute();
    return trx
      .insertInto('timed_backups')
      .values({
        due_at: dueAt,
        claim,
        claimed_until: now + claimedFor,
        failed_at: null,
        error: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('due_at')
          .doUpdateSet({ claim, claimed_until: now + claimedFor })
          .where('timed_backups.claimed_until', '<=', now),
      )
      .returning('due_at')
      .executeTakeFirst();
  });
  if (!claimed) return undefined;

  /** False when it is no longer ours. */
  async function update(values: {
    claimed_until?: number;
    failed_at?: number | null;
    error?: string | null;
  }): Promise<boolean> {
    const { numUpdatedRows } = await write((trx) =>
      trx
        .updateTable('timed_backups')
        .set(values)
        .where('due_at', '=', dueAt)
        .where('claim', '=', claim)
        .executeTakeFirst(),
    );
    return numUpdatedRows > 0n;
  }

  return {
    keep(lost) {
      const renew = () =>
        update({ claimed_until: clock() + claimedFor }).then(
          (isOurs) => isOurs || lost(),
          // The database is away; the claim holds for a while without it.
          () => {},
        );
      const timer = setInterval(renew, renewEvery);
      return () => clearInterval(timer);
    },
    async succeed() {
      await update({ failed_at: null, error: null });
    },
    async fail(error, at, retryAfter) {
      await update({ failed_at: at, error, claimed_until: at + retryAfter });
    },
    async giveBack() {
      await update({ claimed_until: 0 });
    },
  };
}
