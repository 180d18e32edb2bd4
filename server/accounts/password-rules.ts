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

const filler = /^((.)\2*|(19|20)\d\d|\d{1,3}|[!@#$%^&*()_+\-=.?~]{1,4})$/;

/** Runs that everybody types: 1111, 12345678, 987654, 2024, !!, and nothing else. */
function isFiller(piece: string): boolean {
  if (filler.test(piece)) return true;
  const step = piece.charCodeAt(1) - piece.charCodeAt(0);
  if (step !== 1 && step !== -1) return false;
  for (let at = 2; at < piece.length; at++) {
    if (piece.charCodeAt(at) - piece.charCodeAt(at - 1) !== step) return false;
  }
  return true;
}

const maxPieces = 3;

/**
 * A password is common when it is on the list, or is at most three pieces of the list and of the
 * fillers people put between them: `Password2024!!` is; four unrelated words are not.
 */
export function isMadeOfCommonPieces(text: string, list: Pick<Set<string>, 'has'>): boolean {
  // Of how few pieces the text up to each place can be made.
  const fewest = [0];
  for (let end = 1; end <= text.length; end++) {
    let best = maxPieces + 1;
    for (let start = 0; start < end; start++) {
      const count = (fewest[start] ?? best) + 1;
      if (count >= best) continue;
      const piece = text.slice(start, end);
      if ((piece.length >= 4 && list.has(piece)) || isFiller(piece)) best = count;
    }
    fewest.push(best);
  }
  return (fewest.at(-1) ?? 0) <= maxPieces;
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
  if (isMadeOfCommonPieces(lower, list) || isMadeOfCommonPieces(plain, list)) return 'common';
  return undefined;
}
