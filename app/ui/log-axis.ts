/** The two ends of a logarithmic axis. */
export type Ends = readonly [number, number];

/** Where a value stands on a logarithmic axis, in percent of its length. */
export function placeOnLogAxis(value: number, [first, last]: Ends): number {
  return (100 * Math.log(value / first)) / Math.log(last / first);
}
