import { useCallback, useRef, useState } from 'react';
import { readItem, removeItem, writeItem } from '../../browser-storage.ts';
import { useSession } from '../session/useSession.ts';
import { useSaving } from './useSaving.ts';

/** What the server says of what was sent. */
export interface DraftAnswer<Edition> {
  /** To be named with what is sent next. */
  edition: Edition;
  /** Undefined where nothing was saved. */
  savedAt?: number | undefined;
  /** Of what somebody else has saved: nothing is sent until a person has chosen. */
  theirs?: Edition | undefined;
  /** Nothing to send again until something else is typed; the copy stays. */
  isRefused?: boolean;
}

interface Start<Text, Edition> {
  /** What it is a draft of; the copy in this browser is called after it. */
  name: string;
  /** What the server has, and when it was saved. */
  saved: Text;
  edition: Edition;
  savedAt?: number | undefined;
  /** Begins with a copy of this very edition, instead of offering it. */
  takesUpCopy?: boolean;
  /** Unless everything that is typed can be sent. */
  canSend?(text: Text): boolean;
  /** `isOverwriting`: after a conflict, over what somebody else has saved. Rejects to be called again. */
  send(text: Text, edition: Edition, isOverwriting: boolean): Promise<DraftAnswer<Edition>>;
}

/**
 * What somebody types and the server has not saved yet. It saves itself, and a copy is kept in this
 * browser until it has, so that neither a crash nor a closed tab loses it.
 */
export function useDraft<Text extends object, Edition>(start: Start<Text, Edition>) {
  const { me } = useSession();
  const copyName = copyNameOf(me.id, start.name);
  const [begun] = useState(() => beginWith(copyName, start));
  const [text, setText] = useState(begun.text);
  const [recovered, setRecovered] = useState(begun.recovered);
  const [savedAt, setSavedAt] = useState(start.savedAt);
  const [theirs, setTheirs] = useState<{ edition: Edition }>();
  /** At this moment, for whoever cannot wait for the next render. `isHeld`: nothing is sent. */
  const latest = useRef({
    text: begun.text,
    edition: start.edition,
    isDirty: begun.isDirty,
    isHeld: false,
    isOverwriting: false,
  });

  const { state, save, saveSoon } = useSaving({
    canSend() {
      const { isDirty, isHeld, text: typed } = latest.current;
      return isDirty && !isHeld && (start.canSend?.(typed) ?? true);
    },
    hasUnsaved: () => latest.current.isDirty,
    async send() {
      const { current } = latest;
      current.isDirty = false;
      try {
        settle(await start.send(current.text, current.edition, current.isOverwriting));
      } catch (error) {
        current.isDirty = true;
        throw error;
      }
    },
  });

  function settle(answer: DraftAnswer<Edition>): void {
    const { current } = latest;
    current.edition = answer.edition;
    if (answer.savedAt !== undefined) setSavedAt(answer.savedAt);
    if (answer.theirs !== undefined) {
      current.isDirty = true;
      noticeConflict(answer.theirs);
    } else {
      current.isOverwriting = false;
      if (!current.isDirty && !answer.isRefused) removeItem(copyName);
    }
  }

  function noticeConflict(edition: Edition): void {
    latest.current.isHeld = true;
    setTheirs({ edition });
  }

  const change = useCallback(
    (part: Partial<Text>) => {
      const { current } = latest;
      current.text = { ...current.text, ...part };
      current.isDirty = true;
      setText(current.text);
      writeItem(copyName, JSON.stringify({ ...current.text, edition: current.edition }));
      saveSoon();
    },
    [copyName, saveSoon],
  );

  return {
    ...{ text, state, savedAt, recovered, latest, change, save, settle, noticeConflict },
    hasConflict: theirs !== undefined,
    /** The server has this instead. */
    replace(next: Text, edition: Edition, at?: number) {
      removeItem(copyName);
      setSavedAt(at);
      const isQuiet = { isDirty: false, isHeld: false, isOverwriting: false };
      latest.current = { text: next, edition, ...isQuiet };
      setText(next);
      setTheirs(undefined);
      saveSoon();
    },
    /** Over the edition that somebody else has saved, or an even newer one. */
    async keepMine(newer?: Edition) {
      const { current } = latest;
      if (newer !== undefined) current.edition = newer;
      else if (theirs) current.edition = theirs.edition;
      current.isHeld = false;
      current.isOverwriting = true;
      setTheirs(undefined);
      await save();
    },
    /** The page is loaded with what somebody else has saved. */
    takeTheirs() {
      removeItem(copyName);
      // Given up on purpose: the browser need not ask.
      latest.current.isDirty = false;
      location.reload();
    },
    restoreCopy() {
      if (recovered) change(recovered);
      setRecovered(undefined);
    },
    dropCopy() {
      removeItem(copyName);
      setRecovered(undefined);
    },
  };
}

export function copyNameOf(account: string, name: string): string {
  return `admin-draft:${account}:${name}`;
}

/** The copy of an earlier visit, where it says something else than the server. */
function beginWith<Text extends object, Edition>(
  copyName: string,
  { saved, edition, takesUpCopy }: Start<Text, Edition>,
): { text: Text; isDirty: boolean; recovered?: Text } {
  const kept = readItem(copyName);
  const { edition: keptEdition, ...rest } = kept ? JSON.parse(kept) : { edition: undefined };
  const parts = Object.keys(saved) as (keyof Text)[];
  const copied: Text = { ...saved, ...rest };
  const copy = Object.fromEntries(parts.map((part) => [part, copied[part]])) as Text;
  if (parts.every((part) => JSON.stringify(copy[part]) === JSON.stringify(saved[part]))) {
    if (kept) removeItem(copyName);
    return { text: saved, isDirty: false };
  }
  const isTakenUp = takesUpCopy && keptEdition === edition;
  return isTakenUp
    ? { text: copy, isDirty: true }
    : { text: saved, isDirty: false, recovered: copy };
}
