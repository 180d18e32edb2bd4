/** The same sequence for the same seed, so that a request that broke something can be sent again. */
export function makeChance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

export type Chance = ReturnType<typeof makeChance>;
