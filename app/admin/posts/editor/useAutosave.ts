import { useCallback, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { readItem, removeItem, writeItem } from '../../../browser-storage.ts';
import { ApiError, request } from '../../api/request.ts';
import { useSession } from '../../session/useSession.ts';
import type { SaveState } from '../../ui/SaveStatus.tsx';
import { useSaving } from '../../ui/useSaving.ts';

export interface VersionDraft {
  title: string;
  mainText: string;
  description: string;
}

interface Start extends VersionDraft {
  mnum: number;
  language: Language;
  edition: number | null;
  savedAt: number;
}

/**
 * Saves one language of a post by itself. What is not saved yet is kept in this browser as well, so
 * that neither a crash nor a closed tab loses it.
 */
export function useAutosave(
  start: Start,
  onSaved: (saved: VersionDraft & { edition: number }) => void,
) {
  const { me } = useSession();
  const { mnum, language } = start;
  const key = `admin-draft:${me.id}:${mnum}:${language}`;
  const [text, setText] = useState<VersionDraft>({
    title: start.title,
    mainText: start.mainText,
    description: start.description,
  });
  const [savedAt, setSavedAt] = useState(start.savedAt);
  const [edition, setEdition] = useState(start.edition);
  const [isConflict, setIsConflict] = useState(false);
  const latest = useRef({
    text,
    edition: start.edition,
    isDirty: false,
    isConflict: false,
    isOverwriting: false,
  });

  async function send() {
    const { current } = latest;
    const sent = current.text;
    current.isDirty = false;
    try {
      const answer = await request('PUT /posts/:mnum/versions/:language', {
        params: { mnum, language },
        body: { ...sent, edition: current.edition, isOverwriting: current.isOverwriting },
      });
      current.isOverwriting = false;
      current.edition = answer.edition;
      setEdition(answer.edition);
      setSavedAt(answer.savedAt);
      onSaved({ ...sent, edition: answer.edition });
      if (!current.isDirty) removeItem(key);
    } catch (error) {
      current.isDirty = true;
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      current.isConflict = true;
      setIsConflict(true);
    }
  }

  const { state, save, saveSoon } = useSaving({
    canSend: () => latest.current.isDirty && !latest.current.isConflict,
    hasUnsaved: () => latest.current.isDirty,
    send,
  });

  const change = useCallback(
    (part: Partial<VersionDraft>) => {
      const { current } = latest;
      current.text = { ...current.text, ...part };
      current.isDirty = true;
      setText(current.text);
      writeItem(key, JSON.stringify({ ...current.text, at: Date.now() }));
      saveSoon();
    },
    [key, saveSoon],
  );

  /** Saves this text after a conflict; the newer one stays in the history. */
  const overwrite = useCallback(
    async (newerEdition: number) => {
      latest.current.edition = newerEdition;
      latest.current.isConflict = false;
      latest.current.isOverwriting = true;
      setIsConflict(false);
      await save();
    },
    [save],
  );

  const shown: SaveState = isConflict ? 'conflict' : state;
  return {
    text,
    state: shown,
    savedAt,
    edition,
    change,
    save,
    overwrite,
    editionNow: () => latest.current.edition,
  };
}

/** What an earlier visit could not save, if it differs from what the server has. */
export function readUnsaved(
  account: string,
  mnum: number,
  language: Language,
  { title, mainText, description }: VersionDraft,
) {
  const key = `admin-draft:${account}:${mnum}:${language}`;
  const stored = readItem(key);
  if (!stored) return undefined;
  const saved = { title, mainText, description };
  const unsaved = { ...saved, ...(JSON.parse(stored) as Partial<VersionDraft>) };
  const isSame =
    unsaved.title === title && unsaved.mainText === mainText && unsaved.description === description;
  if (!isSame) return { ...unsaved, discard: () => removeItem(key) };
  removeItem(key);
  return undefined;
}
