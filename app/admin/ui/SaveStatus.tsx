import { Text } from '@mantine/core';
import { useLanguage } from '../words/words.tsx';
import { showClock } from './times.ts';
import type { SavingState } from './useSaving.ts';

export type SaveState = SavingState | 'conflict';

interface Props {
  state: SaveState;
  /** Undefined before anything was saved. */
  savedAt: number | undefined;
}

/** Always says whether what is on the screen is saved. */
export function SaveStatus({ state, savedAt }: Props) {
  const { language, words } = useLanguage();
  const texts = words.editor;
  const labels: Record<SaveState, string> = {
    saved: savedAt === undefined ? '' : texts.saved(showClock(savedAt, language)),
    saving: texts.saving,
    unsaved: texts.unsaved,
    failed: texts.notSaved,
    conflict: texts.conflict.title,
  };
  const hasError = state === 'failed' || state === 'conflict';
  return (
    <Text size="sm" c={hasError ? 'attention' : 'dimmed'} role="status" data-save-state={state}>
      {labels[state]}
    </Text>
  );
}
