import { randomInt } from 'node:crypto';

/** Nothing that is misheard or misread on the telephone: no 0 and O, no 1, I and L, no U and V. */
const signs = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** As it is written, from what somebody types or pastes: `ns2k7f 93qd`. Undefined when it is none. */
export function readReference(typed: string): string | undefined {
  const [, first, last] =
    /^(?:NS)?([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, '')) ?? [];
  return first && `NS-${first}-${last}`;
}

/** Such as `NS-2K7F-93QD`. */
export function makeReference(): string {
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `NS-${four()}-${four()}`;
}
