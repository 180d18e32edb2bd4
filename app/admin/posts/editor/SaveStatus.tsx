import { Text } from '@mantine/core';
import { showClock } from '../../ui/times.ts';
import { useLanguage } from '../../words/words.tsx';
import type { SaveState } from './useVersion.ts';

/** Always says whether what is on the screen is safe. */
export function SaveStatus({ state, savedAt }: { state: SaveState; savedAt: number }) {
  const { language, words } = useLanguage();
  const texts = words.editor;
  const said: Record<SaveState, string> = {
    saved: texts.saved(showClock(savedAt, language)),
    saving: texts.saving,
    unsaved: texts.unsaved,
    failed: texts.notSaved,
    conflict: texts.conflict.title,
  };
  const isTroubled = state === 'failed' || state === 'conflict';
  return (
    <Text size="sm" c={isTroubled ? 'orange.9' : 'dimmed'} role="status" data-save-state={state}>
      {said[state]}
    </Text>
  );
}
