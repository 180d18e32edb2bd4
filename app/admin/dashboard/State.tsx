import { Anchor, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayChangeSettings } from '#domain/staff.ts';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useSession } from '../session/useSession.ts';
import { formatBytes } from '../ui/format-bytes.ts';
import { useLanguage } from '../words/words.tsx';
import { backupFacts } from './Backup.tsx';
import styles from './State.module.css';
import { showNumber } from './show-figures.ts';

/** Mails, posts, storage and backups as they are at this moment. */
export function State({ state }: { state: SiteState }) {
  const { language, words } = useLanguage();
  const { dashboard: texts } = words;
  const { states } = words.mails;
  const { me } = useSession();
  const { mails, posts, storage, backup } = state;
  const number = (value: number) => showNumber(value, language);
  return (
    <div className={styles.state}>
      <Facts
        title={texts.mails}
        facts={[
          [states.waiting, number(mails.waiting)],
          [states.withheld, number(mails.withheld)],
          [states.failed, number(mails.failed)],
        ]}
      >
        {mayChangeSettings(me) && (
          <Anchor component={Link} to="/admin/mails" size="sm">
            {words.mails.title}
          </Anchor>
        )}
      </Facts>
      <Facts
        title={texts.posts}
        facts={[
          [texts.published, number(posts.published)],
          [texts.drafts, number(posts.drafts)],
          [texts.scheduled, number(posts.scheduled)],
        ]}
      />
      <Facts
        title={texts.storage}
        facts={[
          [texts.database, formatBytes(storage.databaseBytes)],
          [
            texts.diskFree,
            storage.diskFreeBytes === null ? '—' : formatBytes(storage.diskFreeBytes),
          ],
        ]}
      />
      <Facts title={texts.backup.title} facts={backupFacts(backup, language, texts.backup)} />
    </div>
  );
}

interface FactsProps {
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  children?: ReactNode;
}

function Facts({ title, facts, children }: FactsProps) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      <dl className={styles.rows}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Paper>
  );
}
