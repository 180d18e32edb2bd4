import { consentVersion, emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { type FieldName, type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
import type { FieldErrors } from '#server/inquiries/check-inquiry.ts';
import { makeIdempotencyKey } from './idempotency-key.ts';
import {
  type AttachedFile,
  blankDraft,
  type Draft,
  readSavedDraft,
  removeSavedDraft,
  saveDraft,
  savedDraftKey,
} from './saved-draft.ts';
import { createStore, useStore } from './store.ts';

/** What the visitor did in the served page before this code ran. */
export interface TypedBeforeHydration {
  typed?: Partial<InquiryDraft>;
  hasAgreed?: boolean;
}

interface State {
  draft: Draft;
  /** False in the served page and while hydrating: the draft is in this browser only. */
  isOpen: boolean;
  /** What is wrong with which field, as the form or the server found; gone once it is changed. */
  errors: FieldErrors;
  /** What "start over" removed, until the visitor enters something new or leaves. */
  removed: Draft | undefined;
  /** False where the browser has no storage for it: then it is gone with the page. */
  isKept: boolean;
}

const closed: State = {
  draft: blankDraft,
  isOpen: false,
  errors: {},
  removed: undefined,
  isKept: true,
};

const store = createStore(closed);

function newDraft(): Draft {
  return { ...blankDraft, idempotencyKey: makeIdempotencyKey(), startedAt: Date.now() };
}

export function useDraft(): State {
  return useStore(store);
}

export function currentDraft(): Draft {
  return store.get().draft;
}

/**
 * Takes up the saved draft, together with what the visitor typed into the served page before this
 * code ran. A later step, or the same step again, finds the draft open.
 */
export function openDraft({ typed = {}, hasAgreed = false }: TypedBeforeHydration = {}): void {
  if (store.get().isOpen) return;
  const saved = readSavedDraft() ?? newDraft();
  const fields = { ...saved.fields, ...typed };
  if (typed.detail && saved.fields.detail && typed.detail !== saved.fields.detail) {
    fields.detail = `${saved.fields.detail}\n${typed.detail}`;
  }
  const agreedTo = hasAgreed ? consentVersion : saved.agreedTo;
  const draft = { ...saved, fields, agreedTo };
  const hasTyped = hasAgreed || Object.keys(typed).length > 0;
  store.set({ ...closed, draft, isOpen: true, isKept: !hasTyped || saveDraft(draft) });
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', reloadAfterRestore);
}

/** Two tabs are one draft: sent in one, it is gone in the other and cannot be sent again. */
function followOtherTab({ key, storageArea }: StorageEvent): void {
  if (storageArea !== window.localStorage || (key !== null && key !== savedDraftKey)) return;
  reloadDraft();
}

/** A page that comes back from the back/forward cache has missed what happened meanwhile. */
function reloadAfterRestore({ persisted }: PageTransitionEvent): void {
  if (persisted) reloadDraft();
}

function reloadDraft(): void {
  store.set({ ...store.get(), draft: readSavedDraft() ?? newDraft(), removed: undefined });
}

export function changeDraft(change: Partial<Draft>): void {
  const draft = { ...currentDraft(), ...change };
  store.set({ ...store.get(), draft, removed: undefined, isKept: saveDraft(draft) });
}

export function changeField<Name extends FieldName>(name: Name, value: InquiryDraft[Name]): void {
  changeDraft({ fields: { ...currentDraft().fields, [name]: value } });
  clearError(name);
}

/** Fills in the field of interest that an inquiry button names, but never over the visitor's own. */
export function prefillInterest(name: string): void {
  const { fields, prefilled } = currentDraft();
  if (fields.interestedField !== '' && fields.interestedField !== prefilled) return;
  changeDraft({ fields: { ...fields, interestedField: name }, prefilled: name });
}

export function hasAgreed(draft: Draft): boolean {
  return draft.agreedTo === consentVersion;
}

export function agree(agreed: boolean): void {
  changeDraft({ agreedTo: agreed ? consentVersion : '' });
  clearError('consent');
}

export function markUploading(field: FileFieldName, fileName: string): void {
  changeDraft({ uploading: { ...currentDraft().uploading, [field]: fileName } });
}

export function attachFile(field: FileFieldName, file: AttachedFile | undefined): void {
  const draft = currentDraft();
  changeDraft({
    fields: { ...draft.fields, [field]: file?.name ?? '' },
    files: { ...draft.files, [field]: file },
    uploading: { ...draft.uploading, [field]: undefined },
  });
  clearError(field === 'file' ? 'fileId' : 'introductionId');
}

export function showErrors(errors: FieldErrors): void {
  store.set({ ...store.get(), errors });
}

function clearError(name: keyof FieldErrors): void {
  const { [name]: error, ...errors } = store.get().errors;
  if (error) showErrors(errors);
}

/**
 * Only after the server has said that it holds an earlier version under the old key, when what the
 * visitor now has is a new inquiry and sending it their own decision; or that it has erased it.
 */
export function renewKey(): void {
  changeDraft({ idempotencyKey: makeIdempotencyKey() });
}

export function isBlank({ fields, files, agreedTo, prefilled }: Draft): boolean {
  return (
    agreedTo === '' &&
    !fileFields.some((field) => files[field]) &&
    Object.entries(fields).every(
      ([name, value]) =>
        value === emptyDraft[name as FieldName] ||
        (name === 'interestedField' && value === prefilled),
    )
  );
}

/** After success, or because the visitor wants to. */
export function clearDraft(keepForUndo = false): void {
  const removed = keepForUndo ? currentDraft() : undefined;
  store.set({ ...closed, draft: newDraft(), isOpen: true, removed });
  removeSavedDraft();
}

export function restoreRemoved(): void {
  const { removed } = store.get();
  if (removed) changeDraft(removed);
}
