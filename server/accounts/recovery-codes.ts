import { randomInt } from 'node:crypto';

/** Small letters and digits, without those that are read as one another on paper: 0 o, 1 i l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const count = 10;
const groups = 3;
const groupLength = 4;

/** Ten, each with 59 random bits. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => split(drawLetters(groups * groupLength)));
}

function drawLetters(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const split = (letters: string) => letters.match(/.{4}/g)?.join('-') ?? letters;

/** As it was made, however it is typed; shorter ones are of the last release, with capitals of their own. */
export function tidyRecoveryCode(typed: string): string {
  const letters = typed.replace(/[^0-9A-Za-z]/g, '');
  return letters.length === groups * groupLength ? split(letters.toLowerCase()) : typed.trim();
}
