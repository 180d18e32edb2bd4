import { Text } from '@mantine/core';
import { showClock } from '../../ui/times.ts';
import { useLanguage } from '../../words/words.tsx';
import type { SaveState } from './useAutosave.ts';

/** Always says whether what is on the screen is saved. */
export function SaveStatus({ state, savedAt }: { state: SaveState; savedAt: number }) {
  const { language, words } = useLanguage();
  const texts = words.editor;
  const labels: Record<SaveState, string> = {
    saved: texts.saved(showClock(savedAt, language)),
    saving: texts.saving,
    unsaved: texts.unsaved,
    failed: texts.notSaved,
    conflict: texts.conflict.title,
  };
  const hasError = state === 'failed' || state === 'conflict';
  return (
    <Text size="sm" c={hasError ? 'orange.9' : 'dimmed'} role="status" data-save-state={state}>
      {labels[state]}
    </Text>
  );
}
