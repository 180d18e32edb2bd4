import * as z from 'zod/mini';
import { businessTypes, emptyDraft, type InquiryDraft } from '#domain/inquiry.ts';
import { type FieldName, type FileFieldName, fileFields } from '#domain/inquiry-fields.ts';
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

const text = () => z.catch(z.string(), '');
const file = () =>
  z.catch(
    z.optional(z.object({ id: z.string(), name: z.string(), size: z.number().check(z.gte(0)) })),
    undefined,
  );
const fileName = () => z.catch(z.optional(z.string()), undefined);

/** A draft written by another release may lack fields or hold strange ones: those begin blank. */
const draftSchema = z.object({
  fields: z.catch(
    z.object({
      interestedField: text(),
      detail: text(),
      file: text(),
      sample: z.catch(z.boolean(), false),
      businessType: z.catch(z.enum(businessTypes), 'individual'),
      companyName: text(),
      name: text(),
      phoneNumber: text(),
      email: text(),
      homePageAddress: text(),
      introduction: text(),
    } satisfies Record<FieldName, z.ZodMiniType>),
    emptyDraft,
  ),
  files: z.catch(
    z.object({ file: file(), introduction: file() } satisfies Record<FileFieldName, z.ZodMiniType>),
    {},
  ),
  uploading: z.catch(z.object({ file: fileName(), introduction: fileName() }), {}),
  agreedTo: text(),
  prefilled: text(),
  idempotencyKey: z.string().check(z.minLength(1)),
  startedAt: z.catch(z.number(), 0),
});

/** Undefined when it is not a draft at all. */
export function parseDraft(value: unknown): Draft | undefined {
  const { data: draft } = draftSchema.safeParse(value);
  if (!draft) return undefined;
  const fields = { ...draft.fields };
  // A name without its file would promise an attachment that is not there.
  for (const field of fileFields) if (!draft.files[field]) fields[field] = '';
  return { ...draft, fields };
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
