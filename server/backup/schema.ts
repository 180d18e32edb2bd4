import type { Generated } from 'kysely';

export interface BackupSchema {
  /** `path` is an absolute path, or an s3:// address; `size` is 0 until it is whole. */
  backups: { id: Generated<number>; made_at: number; path: string; size: number };
  /** One row for each time at which a backup was due. */
  timed_backups: {
    due_at: number;
    /** Who makes it, and until when nobody else may. */
    claim: string;
    claimed_until: number;
    /** Of the last attempt, when it failed. */
    failed_at: number | null;
    error: string | null;
  };
}
