import type { Trx } from '../database/database.ts';

/**
 * From here on nobody else publishes, withdraws, moves or deletes these posts until the transaction
 * ends, and what is read next is as others have left it. Before anything else in the transaction,
 * and in one order, so that no two wait for each other. An update that changes nothing locks the
 * row on both databases.
 */
export async function lockPosts(trx: Trx, mnums: readonly number[]): Promise<void> {
  for (const mnum of new Set(mnums.toSorted((a, b) => a - b))) {
    await trx.updateTable('posts').set({ mnum }).where('mnum', '=', mnum).execute();
  }
}
