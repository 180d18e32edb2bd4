/** Below it a percentage would sound like more than it is: two instead of one are not +100 %. */
const fewestForPercent = 20;

export interface Change {
  before: number;
  /** Whole percent; null where there were too few before. */
  percent: number | null;
  /** More than chance makes of two counts that are really the same. */
  trend: 'up' | 'down' | null;
}

export function compareCounts(count: number, before: number): Change {
  const percent = before >= fewestForPercent ? Math.round(((count - before) / before) * 100) : null;
  // Two counts of independent events differ by chance by about the root of their sum; twice that
  // happens one time in twenty.
  const isClear = Math.abs(count - before) > 2 * Math.sqrt(count + before);
  const isEnough = count + before >= fewestForPercent;
  const trend = isClear && isEnough ? (count > before ? 'up' : 'down') : null;
  return { before, percent, trend };
}
