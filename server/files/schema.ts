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
    purpose: 'file' | 'introduction' | null;
  };
  /** Content that must go from the store; the row stays until it has gone. */
  doomed_files: { id: string; since: number };
}
