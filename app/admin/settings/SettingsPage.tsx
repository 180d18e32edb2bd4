import { Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { AnswerOf } from '../api/routes.ts';
import { useQuery } from '../api/useQuery.ts';
import { Card } from '../ui/Card.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { Mailbox } from './Mailbox.tsx';
import { MailServer } from './MailServer.tsx';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SettingsPage.module.css';

export default function SettingsPage() {
  const words = useWords();
  const { settings: texts } = words;
  const answer = useQuery('GET /settings');
  const { hash } = useLocation();
  const isLoaded = answer.data !== undefined;
  useEffect(() => {
    // The checklist and the page editor lead to one part of a long form.
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isLoaded, hash]);
  const parts = {
    contact: texts.contact,
    company: words.company.title,
    popup: texts.popup,
    retention: texts.retention,
    notifications: texts.notifications,
    privacy: texts.privacy,
    'mail-server': words.mailServer.title,
    mailbox: words.mailServer.mailbox,
    security: texts.security,
    'file-scans': texts.fileScans,
  };
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint} />
      <QueryError query={answer} />
      {!answer.data && !answer.error && <Skeleton height={480} radius="md" />}
      {answer.data && (
        <div className={styles.page}>
          <ul className={styles.parts}>
            {Object.entries(parts).map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
          <Stack gap="lg">
            <SettingsForm settings={answer.data.settings} mailTo={answer.data.mailTo} />
            <MailServer hasNobodyTold={hasNobodyTold(answer.data)} />
            <Mailbox />
            <RequireSecondFactor
              isRequired={answer.data.settings.requireSecondFactor}
              without={answer.data.withoutSecondFactor}
              onChange={answer.reload}
            />
            <Card title={texts.fileScans} id="file-scans">
              <Text size="sm">{answer.data.scansFiles ? texts.scansFiles : texts.noScans}</Text>
            </Card>
          </Stack>
        </div>
      )}
    </>
  );
}

function hasNobodyTold({ settings, mailTo }: AnswerOf<'GET /settings'>): boolean {
  return mailTo === '' && settings.notificationAddresses.length === 0;
}
