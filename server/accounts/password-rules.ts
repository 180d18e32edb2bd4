import { readFile } from 'node:fs/promises';
import { passwordLength } from '#domain/staff.ts';
import { loadOnce } from './load-once.ts';

export type PasswordError = 'too-short' | 'too-long' | 'common' | 'like-address';

/** Read only when somebody chooses a password: the list is not worth keeping in every process. */
const leakedPasswords = loadOnce(async () => {
  const text = await readFile(new URL('./leaked-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('#')));
});

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function withoutLookalikes(text: string): string {
  return text.replace(/[@4310!$57]/g, (sign) => lookalikes[sign] ?? sign);
}

/** Runs that everybody types: 1111, 12345678, 987654, 2024, !!, and nothing else. */
function isFiller(piece: string): boolean {
  if (/^(.)\1*$/.test(piece)) return true;
  if (/^(19|20)\d\d$/.test(piece)) return true;
  if (/^\d{1,3}$/.test(piece)) return true;
  if (/^[!@#$%^&*()_+\-=.?~]{1,4}$/.test(piece)) return true;
  const steps = [...piece.slice(1)].map((_, i) => piece.charCodeAt(i + 1) - piece.charCodeAt(i));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/**
 * A password is common when it is on the list, or is at most three pieces of the list and of the
 * fillers people put between them: `Password2024!!` is; four unrelated words are not.
 */
function isPieced(text: string, list: Set<string>, piecesLeft: number): boolean {
  if (text === '') return true;
  if (piecesLeft === 0) return false;
  for (let length = text.length; length > 0; length--) {
    const piece = text.slice(0, length);
    if (!(length >= 4 && list.has(piece)) && !isFiller(piece)) continue;
    if (isPieced(text.slice(length), list, piecesLeft - 1)) return true;
  }
  return false;
}

export async function findPasswordError(
  password: string,
  address: string,
): Promise<PasswordError | undefined> {
  const length = [...password].length;
  if (length < passwordLength.min) return 'too-short';
  if (length > passwordLength.max) return 'too-long';
  const lower = password.normalize('NFKC').toLowerCase();
  const [localPart = '', domain = ''] = address.toLowerCase().split('@');
  const names = [localPart, domain.split('.')[0] ?? ''].filter((name) => name.length >= 4);
  if (names.some((name) => lower.replaceAll(name, '').length < 6)) return 'like-address';
  const list = await leakedPasswords();
  const plain = withoutLookalikes(lower);
  if (isPieced(lower, list, 3) || isPieced(plain, list, 3)) return 'common';
  return undefined;
}
