import type { Config } from '../config.ts';
import { sqlitePath } from './database.ts';

/** SQLite's own numbers; higher bits only say more of the same. */
const reasons: Record<number, string> = {
  5: 'is locked by another program',
  6: 'is locked by another program',
  8: 'can only be read',
  10: 'cannot be read or written: the disk reports an error',
  11: 'is damaged: restore a backup',
  13: 'cannot grow: the disk is full',
  14: 'cannot be opened: that is not allowed to the user it runs as, or it is no file',
  26: 'is not a SQLite database, or is damaged',
};

/** Undefined when it is not about opening or using the file as such. */
export function explainSqliteError(
  error: Error,
  { dataDir }: Pick<Config, 'dataDir'>,
): string | undefined {
  const { errcode } = error as { errcode?: unknown };
  const reason = typeof errcode === 'number' ? reasons[errcode & 0xff] : undefined;
  return reason && `DATA_DIR: ${sqlitePath(dataDir)} ${reason}`;
}
