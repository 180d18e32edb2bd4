import type { Generated } from 'kysely';

export interface BackupSchema {
  backups: { id: Generated<number>; made_at: number; path: string; size: number };
}
