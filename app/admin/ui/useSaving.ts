import { useCallback, useEffect, useRef, useState } from 'react';

export type SavingState = 'saved' | 'unsaved' | 'saving' | 'failed';

interface Work {
  /** Whether there is something that could be sent now. */
  canSend(): boolean;
  /** Whether closing the tab would lose something, or leave it to this browser alone. */
  hasUnsaved(): boolean;
  /** Sends all that there is; what fails by an error is sent again. */
  send(): Promise<void>;
}

const saveDelay = 1500;
const retryDelay = 5000;

/** Saves by itself shortly after each change, one save at a time, and again when one has failed. */
export function useSaving(work: Work) {
  const [state, setState] = useState<SavingState>('saved');
  const latest = useRef(work);
  latest.current = work;
  const running = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    const saveLater = (milliseconds: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, milliseconds);
    };
    clearTimeout(timer.current);
    while (running.current) await running.current;
    if (!latest.current.canSend()) return;
    setState('saving');
    running.current = latest.current
      .send()
      .then(
        () => {
          if (latest.current.canSend()) saveLater(saveDelay);
          setState(latest.current.hasUnsaved() ? 'unsaved' : 'saved');
        },
        () => {
          setState('failed');
          saveLater(retryDelay);
        },
      )
      .finally(() => {
        running.current = undefined;
      });
    await running.current;
  }, []);

  /** After each change. */
  const saveSoon = useCallback(() => {
    const next = latest.current.hasUnsaved() ? 'unsaved' : 'saved';
    setState((before) => (before === 'saving' ? before : next));
    clearTimeout(timer.current);
    timer.current = setTimeout(save, saveDelay);
  }, [save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.hasUnsaved() || running.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      save();
    };
  }, [save]);

  return { state, save, saveSoon };
}
