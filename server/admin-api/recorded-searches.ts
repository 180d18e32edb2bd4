const aMoment = 30 * 60_000;

/** An open inbox fetches its list again by itself: the same search by the same person is one. */
export function rememberSearches(now: () => number = Date.now) {
  const last = new Map<string, { search: string; at: number }>();
  return {
    isNew(accountId: string, search: string): boolean {
      const known = last.get(accountId);
      const isSame = known?.search === search && now() - known.at < aMoment;
      if (!isSame) last.set(accountId, { search, at: now() });
      return !isSame;
    },
  };
}
