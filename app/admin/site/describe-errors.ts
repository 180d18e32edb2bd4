import type { TextError } from '#domain/site-text.ts';
import type { AdminWords } from '../words/words.tsx';

/** The very reason, in words. */
export function describeTextError(error: TextError, { site }: Pick<AdminWords, 'site'>): string {
  const { errors } = site;
  switch (error.code) {
    case 'empty':
    case 'lines':
      return errors[error.code];
    case 'too-long':
      return errors['too-long'](error.limit);
    case 'missing-slot':
    case 'repeated-slot':
    case 'unknown-slot':
      return errors[error.code](error.slot);
    case 'markup':
      return errors.markup(error.found);
    case 'invisible':
      return errors.invisible(error.character);
    default:
      return errors.other;
  }
}
