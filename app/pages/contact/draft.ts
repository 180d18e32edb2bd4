import { useSyncExternalStore } from 'react';
import {
  consentVersion,
  emptyDraft,
  type FieldErrors,
  type InquiryDraft,
} from '#domain/inquiry.ts';
import { readSavedDraft, removeSavedDraft, saveDraft, savedDraftKey } from './saved-draft.ts';

export type FileSlot = 'file' | 'introduction';

export interface AttachedFile {
  id: string;
  name: string;
  size: number;
}

/** Everything a visitor has entered in the three steps and not sent yet. */
export interface Draft {
  fields: InquiryDraft;
  files: Partial<Record<FileSlot, AttachedFile>>;
  /** Names of uploads under way, so that a reload in between can say which file was cut off. */
  uploading: Partial<Record<FileSlot, string>>;
  /** The wording the visitor agreed to; empty when they have not. */
  agreedTo: string;
  /** What we filled in for the visitor; as long as they leave it so, we may replace it. */
  prefilled: string;
  /** One key for the draft's whole life: however often it is sent, it is stored once. */
  idempotencyKey: string;
  startedAt: number;
}

/** What the visitor did in the served page before this code ran. */
export interface Early {
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
}

const blank: Draft = {
  fields: emptyDraft,
  files: {},
  uploading: {},
  agreedTo: '',
  prefilled: '',
  idempotencyKey: '',
  startedAt: 0,
};

const closed: State = { draft: blank, isOpen: false, errors: {}, removed: undefined };

let state = closed;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function newDraft(): Draft {
  return { ...blank, idempotencyKey: newKey(), startedAt: Date.now() };
}

/** `crypto.randomUUID` is missing where the site is not served over TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function useDraft(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
}

export function currentDraft(): Draft {
  return state.draft;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes up the saved draft, together with what the visitor typed into the served page before this
 * code ran. A later step, or the same step again, finds the draft open.
 */
export function openDraft({ typed = {}, hasAgreed = false }: Early = {}): void {
  if (state.isOpen) return;
  const saved = readSavedDraft(blank) ?? newDraft();
  const fields = { ...saved.fields, ...typed };
  if (typed.detail && saved.fields.detail && typed.detail !== saved.fields.detail) {
    fields.detail = `${saved.fields.detail}\n${typed.detail}`;
  }
  const agreedTo = hasAgreed ? consentVersion : saved.agreedTo;
  set({ ...closed, draft: { ...saved, fields, agreedTo }, isOpen: true });
  if (hasAgreed || Object.keys(typed).length > 0) saveDraft(state.draft);
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', wakeUp);
}

/** Two tabs are one draft: sent in one, it is gone in the other and cannot be sent again. */
function followOtherTab({ key, storageArea }: StorageEvent): void {
  if (storageArea !== window.localStorage || (key !== null && key !== savedDraftKey)) return;
  takeUpAgain();
}

/** A page that comes back from the browser's memory has slept through what happened meanwhile. */
function wakeUp({ persisted }: PageTransitionEvent): void {
  if (persisted) takeUpAgain();
}

function takeUpAgain(): void {
  set({ ...state, draft: readSavedDraft(blank) ?? newDraft(), removed: undefined });
}

export function changeDraft(change: Partial<Draft>): void {
  const draft = { ...state.draft, ...change };
  set({ ...state, draft, removed: undefined });
  saveDraft(draft);
}

export function changeField<Name extends keyof InquiryDraft>(
  name: Name,
  value: InquiryDraft[Name],
): void {
  changeDraft({ fields: { ...state.draft.fields, [name]: value } });
  clearError(name);
}

/** Fills in the field of interest that an inquiry button names, but never over the visitor's own. */
export function prefillInterest(name: string): void {
  const { fields, prefilled } = state.draft;
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

export function noteUpload(slot: FileSlot, name: string): void {
  changeDraft({ uploading: { ...state.draft.uploading, [slot]: name } });
}

export function attachFile(slot: FileSlot, file: AttachedFile | undefined): void {
  const { draft } = state;
  changeDraft({
    fields: { ...draft.fields, [slot]: file?.name ?? '' },
    files: { ...draft.files, [slot]: file },
    uploading: { ...draft.uploading, [slot]: undefined },
  });
  clearError(slot === 'file' ? 'fileId' : 'introductionId');
}

export function showErrors(errors: FieldErrors): void {
  set({ ...state, errors });
}

function clearError(name: keyof FieldErrors): void {
  if (!(name in state.errors)) return;
  const { [name]: _, ...errors } = state.errors;
  set({ ...state, errors });
}

/**
 * Only after the server has said that it holds an earlier version under the old key, when what the
 * visitor now has is a new inquiry and sending it their own decision; or that it has erased it.
 */
export function renewKey(): void {
  changeDraft({ idempotencyKey: newKey() });
}

export function isBlank({ fields, files, agreedTo, prefilled }: Draft): boolean {
  return (
    agreedTo === '' &&
    !files.file &&
    !files.introduction &&
    Object.entries(fields).every(
      ([name, value]) =>
        value === emptyDraft[name as keyof InquiryDraft] ||
        (name === 'interestedField' && value === prefilled),
    )
  );
}

/** After success, or because the visitor wants to. */
export function clearDraft(keepForUndo = false): void {
  const removed = keepForUndo ? state.draft : undefined;
  set({ ...closed, draft: newDraft(), isOpen: true, removed });
  removeSavedDraft();
}

export function restoreRemoved(): void {
  if (state.removed) changeDraft(state.removed);
}
