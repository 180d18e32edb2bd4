import { useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { dismissOutcome, markOutcomeRead, useSubmission } from './draft/submission.ts';
import { outcomeText } from './outcome-text.ts';

interface Props {
  words: Words['contact'];
  language: Language;
}

/** What became of the inquiry, on whichever step the visitor is when the answer comes. */
export function OutcomeAlert({ words, language }: Props) {
  const submission = useSubmission();
  const navigate = useNavigate();
  if (submission.phase !== 'answered' || submission.isRead) return null;
  const { outcome } = submission;

  return (
    <AlertDialog
      message={outcomeText(outcome, words.alerts, language)}
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
