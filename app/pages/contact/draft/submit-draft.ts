import type { FileFieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import { tellStops } from '../tell-stops.ts';
import { agreedVersion, clearDraft, currentDraft, renewKey, showErrors } from './draft.ts';
import type { Draft } from './saved-draft.ts';
import { inquiryData, type SendOutcome, sendInquiry } from './send.ts';
import { dismissOutcome, submissionStore } from './submission.ts';
import { hasFailedUpload, uploadAgain, uploadFiles } from './upload-files.ts';
import { clearUploads } from './uploads.ts';

/** What is still being uploaded is waited for; if that fails, the form says so and nothing is sent. */
export async function submitDraft(language: Language, honeypot: string): Promise<void> {
  if (submissionStore.get().phase === 'sending') return;
  submissionStore.set({ phase: 'sending' });
  await uploadFiles();
  const answer = hasFailedUpload() ? undefined : await send(language, honeypot);
  if (!answer) return dismissOutcome();
  const { outcome, sent } = answer;
  if (outcome.ok) {
    clearDraft();
    clearUploads();
  } else if (outcome.reason === 'received-before') {
    renewKey();
  } else if (outcome.reason === 'invalid') {
    const { fileId, introductionId, ...errors } = outcome.errors;
    showErrors(errors);
    tellStops({
      ...errors,
      ...(fileId && { file: fileId }),
      ...(introductionId && { introduction: introductionId }),
    });
  }
  submissionStore.set({ phase: 'answered', outcome, sent, isRead: false });
}

/**
 * When the inquiry under the key was erased, the draft is sent once more under a new key by itself;
 * when the server no longer has a file, once that has been uploaded again. Undefined when it could
 * not be, which its upload says.
 */
async function send(
  language: Language,
  honeypot: string,
  isLastTry = false,
): Promise<{ sent: Draft; outcome: SendOutcome } | undefined> {
  const sent = currentDraft();
  const outcome = await sendInquiry(inquiryData(sent, agreedVersion(), language, honeypot));
  if (!outcome.ok && outcome.reason === 'key-erased') {
    if (isLastTry) return { sent, outcome: { ok: false, reason: 'failed' } };
    renewKey();
    return send(language, honeypot, true);
  }
  const gone = outcome.ok || outcome.reason !== 'invalid' ? [] : goneFiles(outcome.errors);
  if (gone.length === 0 || isLastTry) return { sent, outcome };
  await uploadAgain(gone);
  return hasFailedUpload() ? undefined : send(language, honeypot, true);
}

function goneFiles(errors: { fileId?: unknown; introductionId?: unknown }): FileFieldName[] {
  return [
    ...(errors.fileId ? (['file'] as const) : []),
    ...(errors.introductionId ? (['introduction'] as const) : []),
  ];
}
