import { useCallback, useState } from 'react';
import { ApiError } from '../api/request.ts';
import { useWords } from '../words/words.tsx';
import { describeError } from './describe-error.ts';
import { notifyError } from './notify.tsx';

/** Words for an error that the page knows more about; undefined for the usual ones. */
export type DescribeError = (error: ApiError) => string | undefined;

type RunAction = (act: () => Promise<unknown>, describe?: DescribeError) => Promise<boolean>;

const notify = (message: string | undefined) => {
  if (message) notifyError(message);
};

/**
 * Runs an action and shows in words when it failed: as a notification, or where `showError` puts
 * it. The result is true when it succeeded; the second value is true while it runs.
 */
export function useAction(
  showError: (message: string | undefined) => void = notify,
): [run: RunAction, isBusy: boolean] {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback<RunAction>(
    async (act, describe) => {
      setIsBusy(true);
      showError(undefined);
      try {
        await act();
        return true;
      } catch (error) {
        const own = error instanceof ApiError ? describe?.(error) : undefined;
        showError(own ?? describeError(error, words));
        if (!(error instanceof ApiError)) throw error;
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    [words, showError],
  );
  return [run, isBusy];
}
