/** People send a few dozen; the parser needs minutes and gigabytes for millions. */
export const maxParts = 1_000;

const dash = 0x2d;
const lineFeed = 0x0a;

/** How many lines may begin a part: all that start with two dashes and go on. Stops when too many. */
export function countParts(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] !== dash || bytes[at + 2] !== dash) continue;
    const next = bytes[at + 3] ?? lineFeed;
    if (next > 0x20) count += 1;
    if (count > maxParts) break;
  }
  return count;
}
