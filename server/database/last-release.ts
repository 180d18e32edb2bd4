/**
 * What instances of the last release rely on while they serve beside newer ones, and when somebody
 * goes back to it; `npm run check` holds newer migrations against it. Edited with every release.
 */
export const lastRelease = {
  /** The number of its last migration. */
  step: 45,
  /** Each `table.column` or `index` that it has no longer any use for: a `contract-…` may drop it. */
  unused: [] as readonly string[],
};
