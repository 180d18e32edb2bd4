import { Anchor, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useSession } from '../session/useSession.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './Attention.module.css';
import { BackupNotice } from './Backup.tsx';

interface Props {
  state: SiteState;
  /** Steps of the set-up that are still to do; undefined for whoever does not do them. */
  openSteps: number | undefined;
}

interface Item {
  icon: IconName;
  text: string;
  /** Where it is seen to. */
  to?: string | undefined;
}

/** Below a tenth of the disk, or a gigabyte. */
function isDiskFull({ diskFreeBytes, diskBytes }: SiteState['storage']): boolean {
  if (diskFreeBytes === null || diskBytes === null) return false;
  return diskFreeBytes < Math.max(1e9, diskBytes / 20);
}

/** What somebody should see to before reading on. */
export function Attention({ state, openSteps }: Props) {
  const { attention: texts } = useWords().dashboard;
  const { me } = useSession();
  const { overdue, undelivered, mails, storage, backup } = state;
  const ofAgents = (to: string) => (mayAnswerInquiries(me) ? to : undefined);
  const ofOwners = (to: string) => (mayChangeSettings(me) ? to : undefined);
  const items: Item[] = [];
  if (overdue.count > 0) {
    const to = ofAgents('/admin/inquiries?waiting=true');
    items.push({ icon: 'clock', text: texts.overdue(overdue.count, overdue.days), to });
  }
  if (undelivered > 0) {
    const to = ofAgents('/admin/inquiries?undelivered=true');
    items.push({ icon: 'mail', text: texts.undelivered(undelivered), to });
  }
  if (mails.failed > 0) {
    const to = ofOwners('/admin/mails');
    items.push({ icon: 'mail', text: texts.failedMails(mails.failed), to });
  }
  if (isDiskFull(storage))
    items.push({ icon: 'table', text: texts.disk(formatBytes(storage.diskFreeBytes ?? 0)) });
  if (openSteps) items.push({ icon: 'check', text: texts.setUp(openSteps), to: '#set-up' });

  const isCalm = items.length === 0 && !backup.warning;
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-labelledby="attention"
      className={styles.card}
      data-calm={isCalm || undefined}
    >
      <Title order={2} size="h4" id="attention">
        {texts.title}
      </Title>
      {isCalm && (
        <Text c="dimmed" mt={4}>
          {texts.none}
        </Text>
      )}
      <ul className={styles.items}>
        {items.map(({ icon, text, to }) => (
          <AttentionItem key={text} icon={icon}>
            {to?.startsWith('#') && <Anchor href={to}>{text}</Anchor>}
            {to?.startsWith('/') && (
              <Anchor component={Link} to={to}>
                {text}
              </Anchor>
            )}
            {!to && text}
          </AttentionItem>
        ))}
        {backup.warning && (
          <AttentionItem icon="copy">
            <BackupNotice backup={backup} />
          </AttentionItem>
        )}
      </ul>
    </Paper>
  );
}

function AttentionItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </li>
  );
}
