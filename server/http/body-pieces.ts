/** What a body may have before its pieces must be of some size. */
const freePieces = 1_000;
const minBytes = 256;

/**
 * A sender may cut its body into chunks of one byte, and each costs as much as one of kilobytes:
 * a quarter of a million of them would hold up everybody. True once there are too many for their
 * size; no browser, program or proxy comes near.
 */
export function watchPieces(): (piece: Uint8Array) => boolean {
  let pieces = 0;
  let bytes = 0;
  return ({ length }) => {
    pieces += 1;
    bytes += length;
    return pieces > freePieces + bytes / minBytes;
  };
}
