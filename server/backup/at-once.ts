/**
 * Works on several at once, never on more than `most`. When one fails no other is begun, and the
 * failure is told when those under way have ended.
 */
export async function forEachAtOnce<T>(
  items: AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  const failures: unknown[] = [];
  async function takeTurns() {
    while (failures.length === 0) {
      const { done, value } = await iterator.next();
      if (done) return;
      await work(value);
    }
  }
  const turns = Array.from({ length: most }, () =>
    takeTurns().catch((error) => {
      failures.push(error);
    }),
  );
  await Promise.all(turns);
  if (failures.length > 0) throw failures[0];
}
