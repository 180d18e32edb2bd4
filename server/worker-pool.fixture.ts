/** Tasks that the tests of the pool run in its threads. */
export function double(value: number): number {
  return 2 * value;
}

export function fail(): never {
  throw new Error('broken');
}

export function never(): never {
  for (;;);
}
