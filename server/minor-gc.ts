import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
setFlagsFromString('--no-expose-gc');

/**
 * What streams through, such as the bytes of an upload or the rows of an export, is of no use a
 * moment later; left to itself the collector lets it pile up first. A minor collection takes about
 * a millisecond.
 */
export function collectYoungGeneration(): void {
  collect({ type: 'minor' });
}
