import { useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { clearDraft, isBlank, restoreRemoved, useDraft } from './draft/draft.ts';
import { clearUploads, reportInterruptedUploads } from './draft/uploads.ts';
import styles from './Step.module.css';

interface Props {
  words: Words['contact'];
  language: Language;
}

/** Says where the draft is stored, deletes it, and undoes the deletion. */
export function DraftActions({ words, language }: Props) {
  const { draft, isOpen, removed, isKept } = useDraft();
  const navigate = useNavigate();

  const startOver = () => {
    clearDraft(true);
    clearUploads();
    navigate(pagePath('stepOne', language));
  };
  const undo = () => {
    restoreRemoved();
    reportInterruptedUploads();
  };

  return (
    <div className={styles.foot}>
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
          disabled={!isOpen || isBlank(draft)}
          onClick={startOver}
        >
          {words.buttons.startOver}
        </button>
      )}
    </div>
  );
}
