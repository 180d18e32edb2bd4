import { businessTypes } from '#domain/inquiry.ts';
import type { AttachedFile, Draft, FileSlot } from './draft.ts';

export const savedDraftKey = 'inquiry-draft';

/** Raise it when a field changes its meaning; a new field alone needs no new version. */
const version = 1;
const lifetime = 24 * 60 * 60 * 1000;

interface Saved {
  version: number;
  savedAt: number;
  draft: unknown;
}

/** The draft of the last 24 hours, or undefined; what cannot be understood is left behind. */
export function readSavedDraft(blank: Draft): Draft | undefined {
  try {
    const text = window.localStorage.getItem(savedDraftKey);
    if (text === null) return undefined;
    const saved = JSON.parse(text) as Saved;
    const age = Date.now() - saved.savedAt;
    if (saved.version === version && age < lifetime) return understand(saved.draft, blank);
    window.localStorage.removeItem(savedDraftKey);
  } catch {
    // Storage is switched off, or holds what we did not write: the visitor starts with a blank form.
  }
  return undefined;
}

/** A full or switched-off storage costs the visitor only the survival of a reload. */
export function saveDraft(draft: Draft): void {
  const saved: Saved = { version, savedAt: Date.now(), draft };
  try {
    window.localStorage.setItem(savedDraftKey, JSON.stringify(saved));
  } catch {}
}

export function removeSavedDraft(): void {
  try {
    window.localStorage.removeItem(savedDraftKey);
  } catch {}
}

/** A draft written by another release of the site may lack fields or hold strange ones. */
function understand(value: unknown, blank: Draft): Draft | undefined {
  const draft = takeKnown(value, blank);
  if (!draft.idempotencyKey) return undefined;
  const fields = takeKnown(draft.fields, blank.fields);
  if (!businessTypes.includes(fields.businessType)) fields.businessType = 'individual';
  const files: Draft['files'] = {};
  const uploading: Draft['uploading'] = {};
  for (const slot of ['file', 'introduction'] satisfies FileSlot[]) {
    const file = draft.files[slot];
    if (isAttached(file)) files[slot] = file;
    else fields[slot] = '';
    if (typeof draft.uploading[slot] === 'string') uploading[slot] = draft.uploading[slot];
  }
  return { ...draft, fields, files, uploading };
}

/** A copy of `blank` with those of its members that `value` holds with the same type. */
function takeKnown<T extends object>(value: unknown, blank: T): T {
  const known = { ...blank } as Record<string, unknown>;
  for (const [name, given] of Object.entries(value ?? {})) {
    if (Object.hasOwn(known, name) && given !== null && typeof given === typeof known[name]) {
      known[name] = given;
    }
  }
  return known as T;
}

function isAttached(file: AttachedFile | undefined): file is AttachedFile {
  return typeof file?.id === 'string' && typeof file.name === 'string' && file.size >= 0;
}
