import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { type Language, localeOf } from '#domain/language.ts';
import type { PostOutcome } from '#server/plain-form/posted-form.ts';
import type { SendOutcome } from './draft/send.ts';

/** What became of an inquiry, and what to do next. */
export function outcomeText(
  outcome: SendOutcome | PostOutcome,
  words: Words['contact']['alerts'],
  language: Language,
): string {
  if (outcome.ok) {
    return `${words.completed}\n\n${words.reference}: ${outcome.reference}\n${words.next}`;
  }
  switch (outcome.reason) {
    case 'invalid':
      return isOnlyFiles(outcome.errors) ? words.fileGone : words.invalid;
    case 'received-before':
      return words.receivedBefore;
    case 'too-large':
      return words.tooLarge;
    case 'too-many':
      return fill(words.tooMany, { minutes: formatMinutes(outcome.minutes, language) });
    default:
      return `${words.error}\n\n${words[outcome.reason]}`;
  }
}

function isOnlyFiles(errors: object): boolean {
  const fields = Object.keys(errors);
  const isFile = (field: string) => field === 'fileId' || field === 'introductionId';
  return fields.length > 0 && fields.every(isFile);
}

function formatMinutes(minutes: number, language: Language): string {
  const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], options).format(minutes);
}
