import { ApiError } from '../api/request.ts';
import type { AdminWords } from '../words/words.tsx';

/** What a person reads about an error of which the page knows nothing more. */
export function describeError(error: unknown, words: AdminWords): string {
  const { errors } = words.frame;
  const code = error instanceof ApiError ? error.code : 'failed';
  return errors[code] ?? errors.other ?? '';
}
