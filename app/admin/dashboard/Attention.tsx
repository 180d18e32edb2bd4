import { Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import { stuckMails } from '#domain/unsent-mails.ts';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useSession } from '../session/useSession.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useLanguage } from '../words/words.tsx';
import styles from './Attention.module.css';
import { describeBackup } from './Backup.tsx';

interface Props {
  state: SiteState;
}

interface Item {
  icon: IconName;
  text: string;
  /** How many of what, in short. */
  note?: string | undefined;
  /** As a program said it, in English. */
  detail?: string | undefined;
  /** Where it is seen to, and what is done there; nowhere for whoever may not. */
  to?: string | undefined;
  verb: string;
}

/** Below a tenth of the disk, or a gigabyte. */
function isDiskFull({ diskFreeBytes, diskBytes }: SiteState['storage']): boolean {
  if (diskFreeBytes === null || diskBytes === null) return false;
  return diskFreeBytes < Math.max(1e9, diskBytes / 20);
}

/** What somebody should see to before reading on, what does most harm first. */
export function Attention({ state }: Props) {
  const { language, words } = useLanguage();
  const { attention: texts, backup: backupTexts } = words.dashboard;
  const { verbs } = texts;
  const { me } = useSession();
  const { overdue, undelivered, mails, storage, backup } = state;
  const ofAgents = (to: string) => (mayAnswerInquiries(me) ? to : undefined);
  const ofOwners = (to: string) => (mayChangeSettings(me) ? to : undefined);
  const notice = describeBackup(backup, language, backupTexts);
  const stuck = stuckMails(mails, me.noMail);

  const items: (Item | false | undefined)[] = [
    me.noMail !== null && {
      icon: 'mail',
      text: texts.noMail[me.noMail],
      note: words.mails.counts(stuck),
      // What the operator has turned off is turned on by nobody else.
      to: me.noMail === 'off' ? undefined : ofOwners('/admin/settings#mail-server'),
      verb: words.mails.noMail[me.noMail].act ?? '',
    },
    undelivered > 0 && {
      icon: 'mail',
      text: texts.undelivered(undelivered),
      to: ofAgents('/admin/inquiries?undelivered=true'),
      verb: verbs.answer,
    },
    me.noMail === null &&
      stuck.total > 0 && {
        icon: 'mail',
        text: texts.unsentMails(stuck.total),
        note: words.mails.counts(stuck),
        to: ofOwners('/admin/mails'),
        verb: verbs.check,
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
  ];
  const shown = items.filter((item) => item !== undefined && item !== false);
  return (
    <Paper
      withBorder
      component="section"
      aria-labelledby="attention"
      className={styles.card}
      data-calm={shown.length === 0 || undefined}
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
function AttentionItem({ icon, text, note, detail, to, verb }: Item) {
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.text}>
        <span>{text}</span> {note && <span className={styles.note}>{note}</span>}
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
    <li>
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
