import type { StaffLanguage } from '#domain/staff.ts';
import type { BackupState } from '#server/backup/backup-state.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { showTime } from '../ui/times.ts';
import type { AdminWords } from '../words/words.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Texts = AdminWords['dashboard']['backup'];

function showAge(at: number, language: StaffLanguage): string {
  const age = Math.max(0, Date.now() - at);
  const format = new Intl.RelativeTimeFormat(language);
  if (age < 2 * hour) return format.format(-Math.floor(age / minute), 'minute');
  if (age < 2 * day) return format.format(-Math.floor(age / hour), 'hour');
  return format.format(-Math.floor(age / day), 'day');
}

/** Nothing while backups are made as they should be. */
export function describeBackup(
  { isTimed, last, failure, warning }: BackupState,
  language: StaffLanguage,
  texts: Texts,
): { text: string; detail?: string } | undefined {
  if (warning === 'none') return { text: isTimed ? texts.notYetMade : texts.neverMade };
  if (warning === 'late' && last) return { text: texts.late(showAge(last.at, language)) };
  if (warning === 'failed' && failure) {
    return { text: texts.failed(showTime(failure.at, language)), detail: failure.error };
  }
  return undefined;
}

export function backupFacts(
  { last }: BackupState,
  language: StaffLanguage,
  texts: Texts,
): [label: string, value: string][] {
  if (!last) return [[texts.last, texts.none]];
  return [
    [texts.last, showAge(last.at, language)],
    [texts.size, formatBytes(last.size)],
  ];
}
