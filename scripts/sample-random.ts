/** Numbers that look random and are the same in each run (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** From `least` to below `limit`. */
    between: (least: number, limit: number) => least + next() * (limit - least),
    /** A name, each as often as its weight says. */
    pick<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries<number>(weights) as [Name, number][];
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        rest -= weight;
        if (rest < 0) return name;
      }
      return (entries.at(-1) as [Name, number])[0];
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
