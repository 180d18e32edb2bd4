import { ConflictNotice } from '../ui/ConflictNotice.tsx';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { useWords } from '../words/words.tsx';
import type { InquiryDraft } from './useInquiryDraft.ts';

/** What has to be decided before one can go on writing. */
export function DraftNotices({ draft }: { draft: InquiryDraft }) {
  const { drafts } = useWords().conversation;
  return (
    <>
      {draft.recovered && (
        <RecoveredNotice onRestore={draft.restoreCopy} onDiscard={draft.dropCopy} />
      )}
      {draft.hasConflict && (
        <ConflictNotice
          texts={drafts}
          onKeepMine={draft.keepMine}
          onTakeTheirs={draft.takeTheirs}
        />
      )}
    </>
  );
}
