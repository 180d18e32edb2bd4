import { businessTypes, emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { type FileFieldName, fieldNames, fileFields } from '#domain/inquiry-fields.ts';
import { type InquiryTopic, isInquiryTopic } from '#domain/inquiry-topic.ts';
import { readItem, removeItem, writeItem } from '../../../browser-storage.ts';

export const savedDraftKey = 'inquiry-draft';

/** Raise it when a field changes its meaning; a new field alone needs no new version. */
const version = 1;
const lifetime = 24 * 60 * 60 * 1000;

/** A file that the visitor picked. Its bytes are kept apart, in `kept-files.ts`. */
export interface PickedFile {
  /** Under which its bytes are kept in this browser. */
  key: string;
  name: string;
  size: number;
  /** False where the browser keeps no files: then it is gone with the page. */
  isKept: boolean;
  /** What the server calls it, once it has been uploaded. */
  uploadId?: string | undefined;
}

/** Everything a visitor has entered in the three steps and not sent yet, but never the consent. */
export interface Draft {
  fields: InquiryDraft;
  files: Partial<Record<FileFieldName, PickedFile>>;
  /** What the field of interest names, as long as its text is one that we offer. */
  topic: InquiryTopic | '';
  /** Whether we filled it in; as long as the visitor leaves it so, we may replace it. */
  isPrefilled: boolean;
  /** One key for the draft's whole life: however often it is sent, it is stored once. */
  idempotencyKey: string;
  startedAt: number;
}

export const blankDraft: Draft = {
  fields: emptyDraft,
  files: {},
  topic: '',
  isPrefilled: false,
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

function readFile(value: unknown): PickedFile | undefined {
  const { key, name, size, isKept, uploadId } = propertiesOf(value);
  const bytes = numberOf(size) ?? -1;
  if (typeof key !== 'string' || typeof name !== 'string' || bytes < 0) return undefined;
  const file = { key, name, size: bytes, isKept: isKept === true };
  return typeof uploadId === 'string' ? { ...file, uploadId } : file;
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
    topic: isInquiryTopic(stored.topic) ? stored.topic : '',
    isPrefilled: stored.isPrefilled === true,
    idempotencyKey,
    startedAt: numberOf(stored.startedAt) ?? 0,
  };
  for (const field of fileFields) {
    const file = readFile(propertiesOf(stored.files)[field]);
    if (file) draft.files[field] = file;
    // A name without its file would promise an attachment that is not there.
    else draft.fields[field] = '';
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
