import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { readItem, removeItem, writeItem } from '../../../browser-storage.ts';
import { ApiError, request } from '../../api/request.ts';
import { useSession } from '../../session/useSession.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface Text {
  title: string;
  mainText: string;
}

interface Start extends Text {
  mnum: number;
  language: Language;
  edition: number | null;
  savedAt: number;
}

const saveDelay = 1500;
const retryDelay = 5000;

/**
 * Saves by itself shortly after each change, one save at a time. What is not saved yet is kept in
 * this browser as well, so that neither a crash nor a closed tab loses it.
 */
export function useAutosave(start: Start, onSaved: (saved: Text & { edition: number }) => void) {
  const { me } = useSession();
  const onSavedNow = useRef(onSaved);
  onSavedNow.current = onSaved;
  const { mnum, language } = start;
  const key = `admin-draft:${me.id}:${mnum}:${language}`;
  const [text, setText] = useState<Text>({ title: start.title, mainText: start.mainText });
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState(start.savedAt);
  const [edition, setEdition] = useState(start.edition);

  const latest = useRef({ text, edition: start.edition, isDirty: false, isConflict: false });
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const { current } = latest;
    if (!current.isDirty || current.isConflict) return;
    const sent = current.text;
    current.isDirty = false;
    setState('saving');
    running.current = request('PUT /posts/:mnum/versions/:language', {
      params: { mnum, language },
      body: { ...sent, edition: current.edition },
    })
      .then(
        (answer) => {
          current.edition = answer.edition;
          setEdition(answer.edition);
          setSavedAt(answer.savedAt);
          onSavedNow.current({ ...sent, edition: answer.edition });
          if (current.isDirty) return saveLater(saveDelay);
          removeItem(key);
          setState('saved');
        },
        (error) => {
          current.isDirty = true;
          if (error instanceof ApiError && error.status === 409) {
            current.isConflict = true;
            setState('conflict');
          } else {
            setState('failed');
            saveLater(retryDelay);
          }
        },
      )
      .finally(() => {
        running.current = undefined;
      });
    await running.current;

    function saveLater(milliseconds: number) {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, milliseconds);
    }
  }, [mnum, language, key]);

  const change = useCallback(
    (part: Partial<Text>) => {
      const { current } = latest;
      current.text = { ...current.text, ...part };
      current.isDirty = true;
      setText(current.text);
      writeItem(key, JSON.stringify({ ...current.text, at: Date.now() }));
      if (current.isConflict) return;
      setState((before) => (before === 'saving' ? before : 'unsaved'));
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveDelay);
    },
    [key, save],
  );

  /** Saves this text after a conflict; the newer one stays in the history. */
  const overwrite = useCallback(
    async (newerEdition: number) => {
      latest.current.edition = newerEdition;
      latest.current.isConflict = false;
      await save();
    },
    [save],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty || running.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      save();
    };
  }, [save]);

  return {
    text,
    state,
    savedAt,
    edition,
    change,
    save,
    overwrite,
    editionNow: () => latest.current.edition,
  };
}

/** What an earlier visit could not save, if it differs from what the server has. */
export function readUnsaved(account: string, mnum: number, language: Language, saved: Text) {
  const key = `admin-draft:${account}:${mnum}:${language}`;
  const stored = readItem(key);
  if (!stored) return undefined;
  const unsaved = JSON.parse(stored) as Text;
  const isSame = unsaved.title === saved.title && unsaved.mainText === saved.mainText;
  if (!isSame) return { ...unsaved, discard: () => removeItem(key) };
  removeItem(key);
  return undefined;
}
