import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S saves at once, and a file that misses its place does not take the page away. */
export function usePostKeys(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.code === 'KeyS';
      if (!isSave || event.altKey) return;
      event.preventDefault();
      saveNow();
    };
    const ignoreFile = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    addEventListener('dragover', ignoreFile);
    addEventListener('drop', ignoreFile);
    return () => {
      removeEventListener('keydown', handleKey);
      removeEventListener('dragover', ignoreFile);
      removeEventListener('drop', ignoreFile);
    };
  }, []);
}
