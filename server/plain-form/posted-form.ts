import type { InquiryDraft } from '#domain/inquiry.ts';
import type { FileFieldName } from '#domain/inquiry-fields.ts';
import type { UploadError } from '#domain/upload-error.ts';
import type { FieldErrors } from '../inquiries/check-inquiry.ts';

/** What became of an inquiry that was submitted without scripts. */
export type PostOutcome =
  | { ok: true; reference: string }
  | { ok: false; reason: 'too-many'; minutes: number }
  | { ok: false; reason: 'too-large' | 'received-before' | 'failed' };

/** A step that was posted without scripts, as the next page shows and carries it on. */
export interface PostedForm {
  /** As they were entered. */
  fields: InquiryDraft;
  errors: FieldErrors;
  /** The version of the consent that the visitor agreed to, or empty. */
  agreedTo: string;
  idempotencyKey: string;
  startedAt: number;
  /** Files that have arrived already. */
  uploads: Partial<Record<FileFieldName, { id: string; name: string }>>;
  /** Files that did not arrive, and why: picked in a step before scripts ran, or refused. */
  missingFiles: Partial<Record<FileFieldName, { name: string; error: UploadError | 'not-kept' }>>;
  outcome?: PostOutcome;
  /** Only in the editor's frame: everything that the inquiry says when scripts run. */
  showsSpecimens?: true;
}
