import { randomInt } from 'node:crypto';

/** Nothing that is misheard or misread on the telephone: no 0 and O, no 1, I and L, no U and V. */
const signs = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** Such as `NS-2K7F-93QD`. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `NS-${four()}-${four()}`;
}
