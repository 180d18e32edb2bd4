import { Text } from '@mantine/core';
import type { StaffLanguage } from '#domain/staff.ts';
import type { BackupState } from '#server/backup/backup-state.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { showTime } from '../ui/times.ts';
import { type AdminWords, useLanguage } from '../words/words.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function showAge(at: number, language: StaffLanguage): string {
  const age = Math.max(0, Date.now() - at);
  const format = new Intl.RelativeTimeFormat(language);
  if (age < 2 * hour) return format.format(-Math.floor(age / minute), 'minute');
  if (age < 2 * day) return format.format(-Math.floor(age / hour), 'hour');
  return format.format(-Math.floor(age / day), 'day');
}

interface Props {
  backup: BackupState;
}

/** Nothing while backups are made as they should be. */
export function BackupNotice({ backup: { isTimed, last, failure, warning } }: Props) {
  const { language, words } = useLanguage();
  const texts = words.dashboard.backup;
  if (!warning) return null;
  return (
    <>
      {warning === 'none' && (isTimed ? texts.notYetMade : texts.neverMade)}
      {warning === 'late' && last && texts.late(showAge(last.at, language))}
      {warning === 'failed' && failure && (
        <>
          {texts.failed(showTime(failure.at, language))}
          <Text size="sm" span display="block" lang="en" style={{ overflowWrap: 'anywhere' }}>
            {failure.error}
          </Text>
        </>
      )}
    </>
  );
}

export function backupFacts(
  { last }: BackupState,
  language: StaffLanguage,
  texts: AdminWords['dashboard']['backup'],
): [label: string, value: string][] {
  if (!last) return [[texts.last, texts.none]];
  return [
    [texts.last, showAge(last.at, language)],
    [texts.size, formatBytes(last.size)],
  ];
}
