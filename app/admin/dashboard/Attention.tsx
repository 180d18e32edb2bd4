import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useSession } from '../session/useSession.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './Attention.module.css';
import { BackupNotice } from './Backup.tsx';

interface Props {
  state: SiteState;
  /** Steps of the set-up that are still to do; undefined for whoever does not do them. */
  openSteps: number | undefined;
}

interface Item {
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
    items.push({ text: texts.overdue(overdue.count, overdue.days), to });
  }
  if (undelivered > 0) {
    const to = ofAgents('/admin/inquiries?undelivered=true');
    items.push({ text: texts.undelivered(undelivered), to });
  }
  if (mails.failed > 0) {
    items.push({ text: texts.failedMails(mails.failed), to: ofOwners('/admin/mails') });
  }
  if (isDiskFull(storage))
    items.push({ text: texts.disk(formatBytes(storage.diskFreeBytes ?? 0)) });
  if (openSteps) items.push({ text: texts.setUp(openSteps), to: '#set-up' });

  return (
    <>
      <BackupNotice backup={backup} />
      <Paper withBorder px="lg" py="md" component="section" aria-labelledby="attention">
        <Title order={2} size="h4" id="attention">
          {texts.title}
        </Title>
        {items.length === 0 ? (
          <Text c="dimmed" mt={4}>
            {texts.none}
          </Text>
        ) : (
          <ul className={styles.items}>
            {items.map(({ text, to }) => (
              <li key={text}>
                <Icon name="clock" size={18} />
                {to?.startsWith('#') && <Anchor href={to}>{text}</Anchor>}
                {to?.startsWith('/') && (
                  <Anchor component={Link} to={to}>
                    {text}
                  </Anchor>
                )}
                {!to && <span>{text}</span>}
              </li>
            ))}
          </ul>
        )}
      </Paper>
    </>
  );
}
