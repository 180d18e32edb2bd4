import { businessTypes, emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { type FileFieldName, fieldNames, fileFields } from '#domain/inquiry-fields.ts';
import { readItem, removeItem, writeItem } from '../../../browser-storage.ts';

export const savedDraftKey = 'inquiry-draft';

/** Raise it when a field changes its meaning; a new field alone needs no new version. */
const version = 1;
const lifetime = 24 * 60 * 60 * 1000;

export interface AttachedFile {
  id: string;
  name: string;
  size: number;
}

/** Everything a visitor has entered in the three steps and not sent yet. */
export interface Draft {
  fields: InquiryDraft;
  files: Partial<Record<FileFieldName, AttachedFile>>;
  /** Names of uploads under way, so that a reload in between can say which file was cut off. */
  uploading: Partial<Record<FileFieldName, string>>;
  /** The wording the visitor agreed to; empty when they have not. */
  agreedTo: string;
  /** What we filled in for the visitor; as long as they leave it so, we may replace it. */
  prefilled: string;
  /** One key for the draft's whole life: however often it is sent, it is stored once. */
  idempotencyKey: string;
  startedAt: number;
}

export const blankDraft: Draft = {
  fields: emptyDraft,
  files: {},
  uploading: {},
  agreedTo: '',
  prefilled: '',
  idempotencyKey: '',
  startedAt: 0,
};

/** What is not an object has none of the properties that are looked for. */
function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (Number.isFinite(value) ? Number(value) : undefined);

function readFields(value: unknown): InquiryDraft {
  const stored = propertiesOf(value);
  const known = fieldNames.filter((name) => typeof stored[name] === typeof emptyDraft[name]);
  const fields: InquiryDraft = {
    ...emptyDraft,
    ...Object.fromEntries(known.map((name) => [name, stored[name]])),
  };
  const isChoice = businessTypes.includes(fields.businessType);
  return isChoice ? fields : { ...fields, businessType: emptyDraft.businessType };
}

function readFile(value: unknown): AttachedFile | undefined {
  const { id, name, size } = propertiesOf(value);
  const bytes = numberOf(size) ?? -1;
  if (typeof id !== 'string' || typeof name !== 'string' || bytes < 0) return undefined;
  return { id, name, size: bytes };
}

/**
 * A draft written by another release may lack fields or hold strange ones: those begin blank.
 * Undefined when it is not a draft at all.
 */
export function parseDraft(value: unknown): Draft | undefined {
  const stored = propertiesOf(value);
  const idempotencyKey = textOf(stored.idempotencyKey);
  if (idempotencyKey === '') return undefined;
  const draft: Draft = {
    fields: readFields(stored.fields),
    files: {},
    uploading: {},
    agreedTo: textOf(stored.agreedTo),
    prefilled: textOf(stored.prefilled),
    idempotencyKey,
    startedAt: numberOf(stored.startedAt) ?? 0,
  };
  for (const field of fileFields) {
    const file = readFile(propertiesOf(stored.files)[field]);
    if (file) draft.files[field] = file;
    // A name without its file would promise an attachment that is not there.
    else draft.fields[field] = '';
    const name = propertiesOf(stored.uploading)[field];
    if (typeof name === 'string') draft.uploading[field] = name;
  }
  return draft;
}

interface Saved {
  version: number;
  savedAt: number;
  draft: unknown;
}

/** The draft of the last 24 hours, or undefined. */
export function readSavedDraft(): Draft | undefined {
  const text = readItem(savedDraftKey);
  if (!text) return undefined;
  try {
    const saved = JSON.parse(text) as Saved;
    const age = Date.now() - saved.savedAt;
    if (saved.version === version && age < lifetime) return parseDraft(saved.draft);
  } catch {
    // It holds what we did not write: the visitor starts with a blank form.
  }
  removeSavedDraft();
  return undefined;
}

/** Whether it is kept: with storage full or switched off the draft does not survive a reload. */
export function saveDraft(draft: Draft): boolean {
  const saved: Saved = { version, savedAt: Date.now(), draft };
  return writeItem(savedDraftKey, JSON.stringify(saved));
}

export function removeSavedDraft(): void {
  removeItem(savedDraftKey);
}
