import { Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useSession } from '../session/useSession.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useLanguage } from '../words/words.tsx';
import styles from './Attention.module.css';
import { describeBackup } from './Backup.tsx';

interface Props {
  state: SiteState;
  /** Steps of the set-up that are still to do; undefined for whoever does not do them. */
  openSteps: number | undefined;
}

interface Item {
  icon: IconName;
  text: string;
  /** As a program said it, in English. */
  detail?: string | undefined;
  /** Where it is seen to, and what is done there; nowhere for whoever may not. */
  to?: string | undefined;
  verb: string;
  /** Nothing is harmed while it waits. */
  isCalm?: boolean;
}

/** Below a tenth of the disk, or a gigabyte. */
function isDiskFull({ diskFreeBytes, diskBytes }: SiteState['storage']): boolean {
  if (diskFreeBytes === null || diskBytes === null) return false;
  return diskFreeBytes < Math.max(1e9, diskBytes / 20);
}

/** What somebody should see to before reading on, what does most harm first. */
export function Attention({ state, openSteps }: Props) {
  const { language, words } = useLanguage();
  const { attention: texts, backup: backupTexts } = words.dashboard;
  const { verbs } = texts;
  const { me } = useSession();
  const { overdue, undelivered, mails, storage, backup } = state;
  const ofAgents = (to: string) => (mayAnswerInquiries(me) ? to : undefined);
  const ofOwners = (to: string) => (mayChangeSettings(me) ? to : undefined);
  const notice = describeBackup(backup, language, backupTexts);
  const unsent = mails.waiting + mails.failed + mails.withheld;

  const items: (Item | false | 0 | undefined)[] = [
    !me.sendsMail && {
      icon: 'mail',
      text: texts.noMailServer(unsent),
      to: ofOwners('/admin/settings#mail-server'),
      verb: verbs.setUpMail,
    },
    undelivered > 0 && {
      icon: 'mail',
      text: texts.undelivered(undelivered),
      to: ofAgents('/admin/inquiries?undelivered=true'),
      verb: verbs.answer,
    },
    me.sendsMail &&
      mails.failed > 0 && {
        icon: 'mail',
        text: texts.failedMails(mails.failed),
        to: ofOwners('/admin/mails'),
        verb: verbs.sendAgain,
      },
    notice && {
      icon: 'archive',
      ...notice,
      to: ofOwners('#set-up-server'),
      verb: verbs.setUpBackup,
    },
    isDiskFull(storage) && {
      icon: 'notice',
      text: texts.disk(formatBytes(storage.diskFreeBytes ?? 0)),
      verb: '',
    },
    overdue.count > 0 && {
      icon: 'clock',
      text: texts.overdue(overdue.count, overdue.days),
      to: ofAgents('/admin/inquiries?waiting=true'),
      verb: verbs.answer,
    },
    me.sendsMail &&
      mails.withheld > 0 && {
        icon: 'mail',
        text: texts.withheldMails(mails.withheld),
        to: ofOwners('/admin/mails'),
        verb: verbs.check,
      },
    openSteps && {
      icon: 'settings',
      text: texts.setUp(openSteps),
      to: '#set-up',
      verb: verbs.goOn,
      isCalm: true,
    },
  ];
  const shown = items.filter((item) => item !== undefined && item !== false && item !== 0);
  return (
    <Paper
      withBorder
      component="section"
      aria-labelledby="attention"
      className={styles.card}
      data-calm={shown.every(({ isCalm }) => isCalm) || undefined}
    >
      <Title order={2} size="h4" id="attention">
        {texts.title}
      </Title>
      {shown.length === 0 && (
        <Text c="dimmed" mt={4}>
          {texts.none}
        </Text>
      )}
      <ul className={styles.items}>
        {shown.map((item) => (
          <AttentionItem key={item.text} {...item} />
        ))}
      </ul>
    </Paper>
  );
}

/** All of a row leads to where it is seen to. */
function AttentionItem({ icon, text, detail, to, verb, isCalm }: Item) {
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.text}>
        {text}
        {detail && <small lang="en">{detail}</small>}
      </span>
      {to && (
        <span className={styles.verb}>
          {verb} <Icon name="forward" size={16} />
        </span>
      )}
    </>
  );
  return (
    <li data-calm={isCalm || undefined}>
      {to ? (
        <Link className={styles.row} to={to}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
