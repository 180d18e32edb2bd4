import { useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { dismissOutcome, markOutcomeRead, useSubmission } from './draft/submission.ts';
import styles from './OutcomeAlert.module.css';
import { outcomeText } from './outcome-text.ts';

interface Props {
  words: Words['contact'];
  language: Language;
}

/** What became of the inquiry, on whichever step the visitor is when the answer comes. */
export function OutcomeAlert({ words: { alerts, buttons }, language }: Props) {
  const submission = useSubmission();
  const navigate = useNavigate();
  if (submission.phase !== 'answered' || submission.isRead) return null;
  const { outcome } = submission;

  return (
    <AlertDialog
      message={outcome.ok ? alerts.completed : outcomeText(outcome, alerts, language)}
      closeLabel={buttons.close}
      onClose={async () => {
        markOutcomeRead();
        if (outcome.ok) {
          await navigate(pagePath('stepOne', language), { replace: true });
        }
        dismissOutcome();
      }}
    >
      {outcome.ok && (
        <div className={styles.reference}>
          <p>{alerts.reference}</p>
          <strong>{outcome.reference}</strong>
          {/* Not a button: an alert has one, which closes it. */}
          <details
            onToggle={async ({ currentTarget: box }) => {
              try {
                if (box.open) await navigator.clipboard.writeText(outcome.reference);
              } catch {
                // Browsers have no clipboard where the site is not served over TLS.
                box.open = false;
              }
            }}
          >
            <summary>{alerts.copy}</summary>
            <span>{alerts.copied}</span>
          </details>
          <p>{alerts.next}</p>
        </div>
      )}
    </AlertDialog>
  );
}
