import { blankDraft, type Draft } from './saved-draft.ts';
import type { SendOutcome } from './send.ts';
import { createStore, useStore } from './store.ts';

/** The answer reaches the visitor on whichever step they are. */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** `sent` is what was accepted; the draft itself is empty by then. */
  | { phase: 'answered'; outcome: SendOutcome; sent: Draft; isRead: boolean };

const idle: Submission = { phase: 'idle' };

const store = createStore<Submission>(idle);

export { store as submissionStore };

export function useSubmission(): Submission {
  return useStore(store);
}

/** Of an inquiry that was submitted before scripts came. */
export function showOutcome(outcome: SendOutcome): void {
  store.set({ phase: 'answered', outcome, sent: blankDraft, isRead: false });
}

export function markOutcomeRead(): void {
  const submission = store.get();
  if (submission.phase === 'answered') store.set({ ...submission, isRead: true });
}

export function dismissOutcome(): void {
  store.set(idle);
}
