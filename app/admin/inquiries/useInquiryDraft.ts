import { useCallback, useRef, useState } from 'react';
import type { Draft, DraftText } from '#server/inquiries/drafts.ts';
import type { DraftKind } from '#server/inquiries/schema.ts';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { ApiError, request } from '../api/request.ts';
import { useSession } from '../session/useSession.ts';
import { useSaving } from '../ui/useSaving.ts';

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

interface Copy extends DraftText {
  edition: number | null;
}

/**
 * A reply or a note while it is written. It saves itself on the server, and what is not saved yet is
 * kept in this browser too, so that neither a crash nor a closed tab loses it.
 */
export function useInquiryDraft({ inquiryId, kind, saved, initial, isWritten }: Start) {
  const { me } = useSession();
  const copyName = copyNameOf(me.id, inquiryId, kind);
  const [begun] = useState(() => beginWith(copyName, saved, initial));
  const [text, setText] = useState(begun.text);
  const [recovered, setRecovered] = useState(begun.recovered);
  const [savedAt, setSavedAt] = useState(saved?.savedAt);
  /** The edition another tab has saved; null when it was sent or discarded there. */
  const [theirs, setTheirs] = useState<{ edition: number | null }>();
  const latest = useRef({
    text: begun.text,
    edition: saved?.edition ?? null,
    isDirty: begun.isDirty,
    isHeld: false,
  });

  async function send() {
    const { current } = latest;
    const { subject, body } = current.text;
    current.isDirty = false;
    try {
      const answer = await request('PUT /inquiries/:id/drafts/:kind', {
        params: { id: inquiryId, kind },
        body: { subject, body: isWritten(body) ? body : '', edition: current.edition },
      });
      current.edition = answer.edition;
      setSavedAt(answer.savedAt);
      if (!current.isDirty) removeItem(copyName);
    } catch (error) {
      // Erased meanwhile: nothing of the person stays here either.
      if (error instanceof ApiError && error.status === 404) return removeItem(copyName);
      current.isDirty = true;
      if (!noticeConflict(error)) throw error;
    }
  }

  /** Another tab has gone on with it: nothing leaves this one until somebody has decided. */
  function noticeConflict(error: unknown): boolean {
    if (!(error instanceof ApiError && error.status === 409 && 'edition' in error.fields)) {
      return false;
    }
    latest.current.isHeld = true;
    setTheirs({ edition: Number(error.fields.edition) || null });
    return true;
  }

  const { state, save, saveSoon } = useSaving({
    canSend: () => latest.current.isDirty && !latest.current.isHeld,
    hasUnsaved: () => latest.current.isDirty,
    send,
  });

  const change = useCallback(
    (part: Partial<DraftText>) => {
      const { current } = latest;
      current.text = { ...current.text, ...part };
      current.isDirty = true;
      setText(current.text);
      const copy: Copy = { ...current.text, edition: current.edition };
      writeItem(copyName, JSON.stringify(copy));
      saveSoon();
    },
    [copyName, saveSoon],
  );

  function replace(next: DraftText, edition: number | null, at?: number) {
    removeItem(copyName);
    setSavedAt(at);
    latest.current = { text: next, edition, isDirty: false, isHeld: false };
    setText(next);
    setTheirs(undefined);
    saveSoon();
  }

  return {
    ...{ text, state, savedAt, recovered, change },
    hasConflict: theirs !== undefined,
    isWritten: isWritten(text.body),
    /** Gives what was written to `use`, and empties the form when that went well. */
    async handOver(use: (written: Copy) => Promise<void>) {
      await save();
      const { current } = latest;
      if (current.isHeld) return;
      current.isHeld = true;
      try {
        await use({ ...current.text, edition: current.edition });
        replace(initial, null);
      } catch (error) {
        current.isHeld = false;
        if (!noticeConflict(error)) throw error;
      }
    },
    save,
    hasUnsaved: () => latest.current.isDirty,
    /** What the server has now instead. */
    load: ({ edition, savedAt: at, ...next }: Draft) => replace(next, edition, at),
    keepMine() {
      latest.current.edition = theirs?.edition ?? null;
      latest.current.isHeld = false;
      setTheirs(undefined);
      save();
    },
    forgetCopy: () => removeItem(copyName),
    restore() {
      if (recovered) change(recovered);
      setRecovered(undefined);
    },
    drop() {
      removeItem(copyName);
      setRecovered(undefined);
    },
  };
}

export type InquiryDraft = ReturnType<typeof useInquiryDraft>;

const copyNameOf = (account: string, inquiryId: string, kind: DraftKind) =>
  `admin-draft:${account}:inquiry:${inquiryId}:${kind}`;

/** Of an inquiry that was erased nothing stays in this browser. */
export function forgetCopies(account: string, inquiryId: string) {
  for (const kind of ['reply', 'note'] as const) removeItem(copyNameOf(account, inquiryId, kind));
}

/** A copy that goes on from what the server has is simply the newer text; another one is offered. */
function beginWith(copyName: string, saved: Draft | undefined, initial: DraftText) {
  const known = saved?.body ? { subject: saved.subject, body: saved.body } : initial;
  const stored = readItem(copyName);
  const { edition, ...copy }: Copy = stored ? JSON.parse(stored) : { ...known, edition: null };
  const isSame = copy.body === known.body && copy.subject === known.subject;
  if (isSame) return { text: known, isDirty: false, recovered: undefined };
  if (edition === (saved?.edition ?? null)) {
    return { text: copy, isDirty: true, recovered: undefined };
  }
  return { text: known, isDirty: false, recovered: copy };
}
