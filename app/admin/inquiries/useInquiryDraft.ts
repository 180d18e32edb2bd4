import type { Draft, DraftText } from '#server/inquiries/drafts.ts';
import type { DraftKind } from '#server/inquiries/schema.ts';
import { removeItem } from '../../browser-storage.ts';
import { ApiError, request } from '../api/request.ts';
import { copyNameOf, useDraft } from '../ui/useDraft.ts';

interface Start {
  inquiryId: string;
  kind: DraftKind;
  /** What the server has of it. */
  saved: Draft | undefined;
  /** What an untouched form shows. */
  initial: DraftText;
  /** Whether it is worth keeping. */
  isWritten(body: string): boolean;
}

/** A reply or a note while it is written. */
export function useInquiryDraft({ inquiryId, kind, saved, initial, isWritten }: Start) {
  const draft = useDraft<DraftText, number | null>({
    name: nameOf(inquiryId, kind),
    saved: saved?.body ? { subject: saved.subject, body: saved.body } : initial,
    edition: saved?.edition ?? null,
    savedAt: saved?.savedAt,
    takesUpCopy: true,
    async send({ subject, body }, edition) {
      try {
        return await request('PUT /inquiries/:id/drafts/:kind', {
          params: { id: inquiryId, kind },
          body: { subject, body: isWritten(body) ? body : '', edition },
        });
      } catch (error) {
        // Erased meanwhile: nothing of the person stays here either.
        if (error instanceof ApiError && error.status === 404) return { edition };
        return { edition, theirs: readConflict(error) };
      }
    },
  });
  const { latest } = draft;

  return {
    ...draft,
    isWritten: isWritten(draft.text.body),
    /** Gives what was written to `use`, and empties the form when that went well. */
    async handOver(use: (written: DraftText & { edition: number | null }) => Promise<void>) {
      await draft.save();
      const { current } = latest;
      if (current.isHeld) return;
      current.isHeld = true;
      try {
        await use({ ...current.text, edition: current.edition });
        draft.replace(initial, null);
      } catch (error) {
        current.isHeld = false;
        draft.noticeConflict(readConflict(error));
      }
    },
    hasUnsaved: () => latest.current.isDirty,
    /** What the server has now instead. */
    load: ({ edition, savedAt, ...next }: Draft) => draft.replace(next, edition, savedAt),
  };
}

export type InquiryDraft = ReturnType<typeof useInquiryDraft>;

const nameOf = (inquiryId: string, kind: DraftKind) => `inquiry:${inquiryId}:${kind}`;

/** The edition another tab has saved; null when it was sent or discarded there. */
function readConflict(error: unknown): number | null {
  const isConflict = error instanceof ApiError && error.status === 409 && 'edition' in error.fields;
  if (!isConflict) throw error;
  return Number(error.fields.edition) || null;
}

/** Of an inquiry that was erased nothing stays in this browser. */
export function forgetCopies(account: string, inquiryId: string) {
  for (const kind of ['reply', 'note'] as const) {
    removeItem(copyNameOf(account, nameOf(inquiryId, kind)));
  }
}
