import type { Generated } from 'kysely';
import type { UploadType } from '#domain/upload.ts';

export interface FilesSchema {
  /** Visitors' files; the content lies in the store under the same id. */
  files: {
    id: string;
    name: string;
    type: UploadType;
    size: number;
    sha256: string;
    created_at: number;
    inquiry_id: string | null;
    /** `received`: came by mail later; `reply`: a file of staff that goes with their answer. */
    purpose: 'file' | 'introduction' | 'received' | 'reply' | null;
    /** The mail it came with, when it did not come with the inquiry itself. */
    received_mail_id: Generated<string | null>;
    /** What the virus scanner said; null while it was not asked or gave no answer. */
    scan_result: Generated<'clean' | 'infected' | null>;
    /** What an infected file is infected with. */
    scan_signature: Generated<string | null>;
    /** Why the last attempt gave no answer. */
    scan_error: Generated<'unreachable' | 'too-large' | 'missing' | 'failed' | null>;
    scanned_at: Generated<number | null>;
    /** Whoever scans it moves this ahead, so that no second process does. */
    next_scan_at: Generated<number>;
  };
  /**
   * Content that must go from the store; the row stays until it has gone. An upload begins as one
   * that is due later; `size` is the room it was promised.
   */
  pending_deletions: { id: string; since: number; size: Generated<number> };
}
