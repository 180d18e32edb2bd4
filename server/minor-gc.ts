import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** A later Node may not have it: then memory is given back later, and all goes on. */
const collect = runInNewContext('globalThis.gc') as
  | ((options: { type: 'minor' }) => void)
  | undefined;
setFlagsFromString('--no-expose-gc');

/**
 * What streams through, such as the bytes of an upload or the rows of an export, is of no use a
 * moment later; left to itself the collector lets it pile up first. A minor collection takes about
 * a millisecond (docs/decisions/0032).
 */
export function collectYoungGeneration(): void {
  collect?.({ type: 'minor' });
}
