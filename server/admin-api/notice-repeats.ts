const aMoment = 30 * 60_000;

/**
 * An open inbox fetches its list again by itself, and typing saves again and again: the same act by
 * the same person is recorded once.
 */
export function noticeRepeats(now: () => number = Date.now) {
  const last = new Map<string, { act: string; at: number }>();
  return {
    isNew(accountId: string, act: string): boolean {
      const known = last.get(accountId);
      const isSame = known?.act === act && now() - known.at < aMoment;
      if (!isSame) last.set(accountId, { act, at: now() });
      return !isSame;
    },
  };
}
