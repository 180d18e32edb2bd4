import { emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { type FieldName, type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
import { type InquiryTopic, inquiryTopics } from '#domain/inquiry-topic.ts';
import type { FieldErrors } from '#server/inquiries/check-inquiry.ts';
import { makeIdempotencyKey } from './idempotency-key.ts';
import {
  blankDraft,
  type Draft,
  type PickedFile,
  readSavedDraft,
  removeSavedDraft,
  saveDraft,
  savedDraftKey,
} from './saved-draft.ts';
import { createStore } from './store.ts';

/** What the visitor did in the served page before this code ran. */
export interface TypedBeforeHydration {
  typed?: Partial<InquiryDraft>;
  /** The version of the consent that they agreed to, or empty. */
  agreedTo?: string;
  idempotencyKey?: string;
  startedAt?: number;
}

export interface DraftState {
  draft: Draft;
  /** False in the served page and while hydrating: the draft is in this browser only. */
  isOpen: boolean;
  /**
   * The version of the consent that the visitor agreed to, or empty. It is not saved with the
   * draft: whoever comes back to it is asked again.
   */
  agreedTo: string;
  /** What is wrong with which field, as the form or the server found; gone once it is changed. */
  errors: FieldErrors;
  /** What "start over" removed, until the visitor enters something new or leaves. */
  removed: Draft | undefined;
  /** False where the browser has no storage for it: then it is gone with the page. */
  isKept: boolean;
}

export const closedDraft: DraftState = {
  draft: blankDraft,
  isOpen: false,
  agreedTo: '',
  errors: {},
  removed: undefined,
  isKept: true,
};

const store = createStore(closedDraft);

export { store as draftStore };

function newDraft(): Draft {
  return { ...blankDraft, idempotencyKey: makeIdempotencyKey(), startedAt: Date.now() };
}

export function currentDraft(): Draft {
  return store.get().draft;
}

/**
 * Takes up the saved draft, together with what the visitor typed into the served page before this
 * code ran. A later step, or the same step again, finds the draft open.
 */
export function openDraft(before: TypedBeforeHydration = {}): void {
  if (store.get().isOpen) return;
  const { typed = {}, agreedTo = '', idempotencyKey, startedAt } = before;
  const saved = readSavedDraft() ?? newDraft();
  const fields = { ...saved.fields, ...typed };
  if (typed.detail && saved.fields.detail && typed.detail !== saved.fields.detail) {
    fields.detail = `${saved.fields.detail}\n${typed.detail}`;
  }
  const draft = {
    ...saved,
    fields,
    ...(idempotencyKey && { idempotencyKey }),
    ...(startedAt && { startedAt }),
  };
  const hasTyped = Object.keys(typed).length > 0;
  const isKept = !hasTyped || saveDraft(draft);
  store.set({ ...closedDraft, draft, agreedTo, isOpen: true, isKept });
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
  const state = store.get();
  const saved = readSavedDraft();
  // Where nothing is kept, what this page holds is the only copy.
  if (!saved && !state.isKept) return;
  const isSame = saved?.idempotencyKey === state.draft.idempotencyKey;
  const kept = isSame ? state : closedDraft;
  const { agreedTo, errors } = kept;
  store.set({ ...state, draft: saved ?? newDraft(), agreedTo, errors, removed: undefined });
}

/** What the visitor enters ends the offer to undo; what we fill in for them does not. */
function changeDraft(change: Partial<Draft>, removed?: Draft): void {
  const draft = { ...currentDraft(), ...change };
  store.set({ ...store.get(), draft, removed, isKept: saveDraft(draft) });
}

export function changeField<Name extends FieldName>(name: Name, value: InquiryDraft[Name]): void {
  changeDraft({ fields: { ...currentDraft().fields, [name]: value } });
  clearError(name);
}

type TopicNames = Record<InquiryTopic, string>;

/** A text that we offer is known as its topic, so that it can follow the visitor's language. */
export function changeInterest(text: string, names: TopicNames): void {
  changeField('interestedField', text);
  const topic = inquiryTopics.find((each) => names[each] === text) ?? '';
  changeDraft({ topic, isPrefilled: false });
}

/** Fills in the field of interest that an inquiry button names, but never over the visitor's own. */
export function prefillInterest(topic: InquiryTopic, names: TopicNames): void {
  const { fields, isPrefilled } = currentDraft();
  if (fields.interestedField !== '' && !isPrefilled) return;
  const interest = { ...fields, interestedField: names[topic] };
  changeDraft({ fields: interest, topic, isPrefilled: true }, store.get().removed);
}

/** After a change of language: what we named in the other one is named in this. */
export function translateInterest(names: TopicNames): void {
  const { fields, topic } = currentDraft();
  if (topic === '' || fields.interestedField === names[topic]) return;
  const interest = { ...fields, interestedField: names[topic] };
  changeDraft({ fields: interest }, store.get().removed);
}

export function agreedVersion(): string {
  return store.get().agreedTo;
}

export function hasAgreed(): boolean {
  return agreedVersion() !== '';
}

/** `version` is that of the text the visitor sees; empty takes the consent back. */
export function agree(version: string): void {
  store.set({ ...store.get(), agreedTo: version });
  clearError('consent');
}

export function setFile(field: FileFieldName, file: PickedFile | undefined): void {
  const draft = currentDraft();
  changeDraft({
    fields: { ...draft.fields, [field]: file?.name ?? '' },
    files: { ...draft.files, [field]: file },
  });
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

export function isBlank({ fields, files, isPrefilled }: Draft): boolean {
  return (
    !fileFields.some((field) => files[field]) &&
    Object.entries(fields).every(
      ([name, value]) =>
        value === emptyDraft[name as FieldName] || (name === 'interestedField' && isPrefilled),
    )
  );
}

/** After success, or because the visitor wants to. */
export function clearDraft(keepForUndo = false): void {
  const removed = keepForUndo ? currentDraft() : undefined;
  store.set({ ...closedDraft, draft: newDraft(), isOpen: true, removed });
  removeSavedDraft();
}

export function restoreRemoved(): void {
  const { removed } = store.get();
  if (removed) changeDraft(removed);
}
