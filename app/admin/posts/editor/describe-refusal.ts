import { ApiError } from '../../api/request.ts';
import { describeError } from '../../ui/describe-error.ts';
import type { AdminWords } from '../../words/words.tsx';

/** Which file was not taken, and what would be. */
export function describeRefusal(fileName: string, error: unknown, words: AdminWords): string {
  const texts = words.postDesk;
  const name = fileName || texts.pastedPicture;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'wrong-type') return texts.pictureRefused(name);
  if (code === 'too-large') return texts.pictureTooLarge(name);
  return `${texts.pictureFailed(name)} ${describeError(error, words)}`;
}

export function describeFileRefusal(name: string, error: unknown, words: AdminWords): string {
  const { file, pictureFailed } = words.postDesk;
  const reason = error instanceof ApiError ? file.errors[error.fields.file ?? ''] : undefined;
  return `${pictureFailed(name)} ${reason ?? describeError(error, words)}`;
}
