import { fileFields } from '#domain/inquiry-fields.ts';
import type { PostedForm } from '#server/plain-form/posted-form.ts';
import { closedDraft, type DraftState, draftStore } from './draft/draft.ts';
import { blankDraft, type Draft } from './draft/saved-draft.ts';
import { useStore } from './draft/store.ts';
import { usePostedForm } from './load-step.ts';

/** The draft; in the served page what was posted to it without scripts, or nothing. */
export function useDraft(): DraftState {
  const posted = usePostedForm();
  const state = useStore(draftStore);
  return state.isOpen || !posted ? state : draftOfPost(posted);
}

function draftOfPost({ fields, agreedTo, errors, uploads }: PostedForm): DraftState {
  return {
    ...closedDraft,
    draft: { ...blankDraft, fields, files: filesOfPost(uploads) },
    agreedTo,
    errors,
  };
}

export function filesOfPost(uploads: PostedForm['uploads']): Draft['files'] {
  const files: Draft['files'] = {};
  for (const field of fileFields) {
    const upload = uploads[field];
    if (!upload) continue;
    files[field] = { key: '', name: upload.name, size: 0, isKept: false, uploadId: upload.id };
  }
  return files;
}
