import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { ApiError } from '../api.ts';
import { type AdminWords, useWords } from '../words/words.tsx';

export function wordsFor(error: unknown, words: AdminWords): string {
  const { errors } = words.frame;
  const code = error instanceof ApiError ? error.code : 'failed';
  return errors[code] ?? errors.other ?? '';
}

/** Runs an action and tells in words when it failed; true when it went well. */
export function useAction() {
  const words = useWords();
  return useCallback(
    async (act: () => Promise<unknown>, told?: (refusal: ApiError) => string | undefined) => {
      try {
        await act();
        return true;
      } catch (error) {
        const own = error instanceof ApiError ? told?.(error) : undefined;
        notify(own ?? wordsFor(error, words), 'problem');
        if (!(error instanceof ApiError)) throw error;
        return false;
      }
    },
    [words],
  );
}

/** The name of a notice's close button; the frame sets it in the language spoken. */
const closing = { 'aria-label': 'Close' };

export function nameClosing(name: string) {
  closing['aria-label'] = name;
}

export function notify(message: string, kind: 'done' | 'problem' = 'done') {
  notifications.show({
    closeButtonProps: closing,
    message,
    color: kind === 'done' ? 'glow' : 'orange',
    autoClose: kind === 'done' ? 4000 : 8000,
  });
}

/** What was done, with the way back. */
export function notifyWithUndo(message: string, undo: string, onUndo: () => void) {
  const id = notifications.show({
    autoClose: 10_000,
    closeButtonProps: closing,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {undo}
        </Button>
      </Group>
    ),
  });
}

export function ErrorBox({ problem, onRetry }: { problem: ApiError; onRetry?: () => void }) {
  const words = useWords();
  return (
    <Alert color="orange" role="alert" variant="light">
      <Group justify="space-between">
        <Text size="sm">{wordsFor(problem, words)}</Text>
        {onRetry && (
          <Button size="compact-sm" variant="light" color="orange" onClick={onRetry}>
            {words.frame.retry}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
