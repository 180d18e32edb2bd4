import { useNavigate } from 'react-router';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import type { SendOutcome } from './draft/send.ts';
import { dismissOutcome, markOutcomeRead, useSubmission } from './draft/submission.ts';

interface Props {
  words: Words['contact'];
  language: Language;
}

/** What became of the inquiry, and what to do next. */
export function OutcomeAlert({ words, language }: Props) {
  const submission = useSubmission();
  const navigate = useNavigate();
  if (submission.phase !== 'answered' || submission.isRead) return null;
  const { outcome } = submission;

  return (
    <AlertDialog
      message={messageOf(outcome, words.alerts, language)}
      closeLabel={words.buttons.close}
      onClose={async () => {
        markOutcomeRead();
        if (outcome.ok) {
          await navigate(pagePath('stepOne', language), { replace: true });
        }
        dismissOutcome();
      }}
    />
  );
}

function messageOf(
  outcome: SendOutcome,
  words: Words['contact']['alerts'],
  language: Language,
): string {
  if (outcome.ok) {
    return `${words.completed}\n${fill(words.reference, { reference: outcome.reference })}`;
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
  return Object.keys(errors).every((field) => field === 'fileId' || field === 'introductionId');
}

function formatMinutes(minutes: number, language: Language): string {
  const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], options).format(minutes);
}
