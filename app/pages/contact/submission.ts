import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/language.ts';
import { clearDraft, currentDraft, type Draft, renewKey, showErrors } from './draft.ts';
import { inquiryData, type SendOutcome, sendInquiry } from './send.ts';
import { forgetUploads, loseFile } from './uploads.ts';

/** Kept outside the components: the answer reaches the visitor on whichever step they are. */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** `sent` is what was accepted; the draft itself is empty by then. */
  | { phase: 'answered'; outcome: SendOutcome; sent: Draft; isRead: boolean };

const idle: Submission = { phase: 'idle' };

let submission: Submission = idle;
const listeners = new Set<() => void>();

function set(next: Submission): void {
  submission = next;
  for (const listener of listeners) listener();
}

export function useSubmission(): Submission {
  return useSyncExternalStore(
    subscribe,
    () => submission,
    () => idle,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function submitDraft(language: Language, trap: string): Promise<void> {
  if (submission.phase === 'sending') return;
  set({ phase: 'sending' });
  const { outcome, sent } = await send(language, trap);
  if (outcome.ok) {
    clearDraft();
    forgetUploads();
  } else if (outcome.reason === 'received-before') {
    renewKey();
  } else if (outcome.reason === 'invalid') {
    const { fileId, introductionId, ...errors } = outcome.errors;
    if (fileId) loseFile('file');
    if (introductionId) loseFile('introduction');
    showErrors(errors);
  }
  set({ phase: 'answered', outcome, sent, isRead: false });
}

/** Whose key was erased is sent a second time under a new one, and notices nothing. */
async function send(
  language: Language,
  trap: string,
): Promise<{ sent: Draft; outcome: SendOutcome }> {
  for (let attempt = 1; ; attempt++) {
    const sent = currentDraft();
    const outcome = await sendInquiry(inquiryData(sent, language, trap));
    if (outcome.ok || outcome.reason !== 'key-erased') return { sent, outcome };
    if (attempt === 2) return { sent, outcome: { ok: false, reason: 'failed' } };
    renewKey();
  }
}

export function markOutcomeRead(): void {
  if (submission.phase === 'answered') set({ ...submission, isRead: true });
}

export function dismissOutcome(): void {
  set(idle);
}
