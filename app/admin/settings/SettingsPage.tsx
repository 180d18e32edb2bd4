import { Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { Card } from '../ui/Card.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';
import { SendTestMail } from './SendTestMail.tsx';
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
    security: texts.security,
    'mail-test': texts.mailTest,
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
            <RequireSecondFactor
              isRequired={answer.data.settings.requireSecondFactor}
              without={answer.data.withoutSecondFactor}
              onChange={answer.reload}
            />
            <SendTestMail sendsMail={answer.data.sendsMail} />
            <Card title={texts.fileScans} id="file-scans">
              <Text size="sm">{answer.data.scansFiles ? texts.scansFiles : texts.noScans}</Text>
            </Card>
          </Stack>
        </div>
      )}
    </>
  );
}
