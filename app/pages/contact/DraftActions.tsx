import { useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { clearDraft, isBlank, restoreRemoved } from './draft/draft.ts';
import { keysIn } from './draft/picked-files.ts';
import { useSubmission } from './draft/submission.ts';
import { clearUploads, keepFilesAgain } from './draft/uploads.ts';
import { usePostedForm } from './load-step.ts';
import styles from './Step.module.css';
import { useDraft } from './useDraft.ts';

interface Props {
  words: Words['contact'];
  language: Language;
}

/** Says where the draft is stored, deletes it, and undoes the deletion. */
export function DraftActions({ words, language }: Props) {
  const { draft, isOpen, removed, isKept } = useDraft();
  const posted = usePostedForm();
  const isSending = useSubmission().phase === 'sending';
  const navigate = useNavigate();

  const startOver = () => {
    const keys = keysIn(draft);
    clearDraft(true);
    clearUploads(keys);
    navigate(pagePath('stepOne', language));
  };
  const undo = () => {
    restoreRemoved();
    keepFilesAgain();
  };

  // Without scripts nothing is kept but what the page itself carries.
  if (posted && !isOpen) return null;
  return (
    <div className={`${styles.foot} ${styles.withScripts}`}>
      <p aria-live="polite">
        {removed ? words.draft.removed : isKept ? words.draft.kept : words.draft.notKept}
      </p>
      {removed ? (
        <button type="button" className={styles.quiet} onClick={undo}>
          {words.buttons.undo}
        </button>
      ) : (
        <button
          type="button"
          className={styles.quiet}
          disabled={!isOpen || isSending || isBlank(draft)}
          onClick={startOver}
        >
          {words.buttons.startOver}
        </button>
      )}
    </div>
  );
}
