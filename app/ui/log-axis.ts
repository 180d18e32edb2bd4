/** The two ends of a logarithmic axis. */
export type Ends = readonly [number, number];

/** Where a value stands on a logarithmic axis, in percent of its length. */
export function placeOnLogAxis(value: number, [first, last]: Ends): number {
  // It has no zero, and nothing is drawn outside.
  const inside = Math.min(Math.max(value, Math.min(first, last)), Math.max(first, last));
  return (100 * Math.log(inside / first)) / Math.log(last / first);
}

/** Round ends with all values between them: 0.4 and 359 lie between 0.3 and 400. */
export function endsAround(values: readonly number[]): Ends {
  const positive = values.filter((value) => value > 0);
  const [least, most] = [Math.min(...positive), Math.max(...positive)];
  return [roundBeyond(least, Math.ceil, -1), roundBeyond(most, Math.floor, 1)];
}

/** The next value with one digit: 0.4 down to 0.3, 359 up to 400. */
function roundBeyond(value: number, round: (value: number) => number, step: 1 | -1): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  const digits = round(Number((value / unit).toPrecision(12))) + step;
  // Below 1 is 0.9, not 0.
  return Number((digits === 0 ? 0.9 * unit : digits * unit).toPrecision(12));
}

/** 1, 10 and 100 between 0.3 and 400; an end that is one of them counts. */
export function decadesWithin([first, last]: Ends): number[] {
  const start = Math.ceil(Math.log10(first) - 1e-9);
  const end = Math.floor(Math.log10(last) + 1e-9);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => 10 ** (start + at));
}
