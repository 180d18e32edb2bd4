import type { Language } from '#domain/language.ts';
import { clearDraft, currentDraft, renewKey, showErrors } from './draft.ts';
import type { Draft } from './saved-draft.ts';
import { inquiryData, type SendOutcome, sendInquiry } from './send.ts';
import { createStore, useStore } from './store.ts';
import { clearUploads, reportLostFile } from './uploads.ts';

/** The answer reaches the visitor on whichever step they are. */
export type Submission =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** `sent` is what was accepted; the draft itself is empty by then. */
  | { phase: 'answered'; outcome: SendOutcome; sent: Draft; isRead: boolean };

const idle: Submission = { phase: 'idle' };

const store = createStore<Submission>(idle);

export function useSubmission(): Submission {
  return useStore(store);
}

export async function submitDraft(language: Language, honeypot: string): Promise<void> {
  if (store.get().phase === 'sending') return;
  store.set({ phase: 'sending' });
  const { outcome, sent } = await send(language, honeypot);
  if (outcome.ok) {
    clearDraft();
    clearUploads();
  } else if (outcome.reason === 'received-before') {
    renewKey();
  } else if (outcome.reason === 'invalid') {
    const { fileId, introductionId, ...errors } = outcome.errors;
    if (fileId) reportLostFile('file');
    if (introductionId) reportLostFile('introduction');
    showErrors(errors);
  }
  store.set({ phase: 'answered', outcome, sent, isRead: false });
}

/** When the inquiry under the key was erased, the draft is sent again under a new key by itself. */
async function send(
  language: Language,
  honeypot: string,
): Promise<{ sent: Draft; outcome: SendOutcome }> {
  for (let attempt = 1; ; attempt++) {
    const sent = currentDraft();
    const outcome = await sendInquiry(inquiryData(sent, language, honeypot));
    if (outcome.ok || outcome.reason !== 'key-erased') return { sent, outcome };
    if (attempt === 2) return { sent, outcome: { ok: false, reason: 'failed' } };
    renewKey();
  }
}

export function markOutcomeRead(): void {
  const submission = store.get();
  if (submission.phase === 'answered') store.set({ ...submission, isRead: true });
}

export function dismissOutcome(): void {
  store.set(idle);
}
