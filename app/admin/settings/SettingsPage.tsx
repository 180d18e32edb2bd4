import { Badge, Skeleton, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnswerOf } from '../api/routes.ts';
import { useQuery } from '../api/useQuery.ts';
import { Card } from '../ui/Card.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/words.tsx';
import { Mailbox } from './Mailbox.tsx';
import { MailServer } from './MailServer.tsx';
import { Part } from './Part.tsx';
import { PartList } from './PartList.tsx';
import { addressOf, isFirst, type PartName, partOf } from './parts.ts';
import { RequireSecondFactor } from './RequireSecondFactor.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SettingsPage.module.css';

/** One part of the settings at a time; the address says which, and where in it. */
export default function SettingsPage() {
  const { settings: texts } = useWords();
  const navigate = useNavigate();
  const answer = useQuery('GET /settings');
  const mailServer = useQuery('GET /settings/mail-server');
  const mailbox = useQuery('GET /settings/mailbox');
  const section = useLocation().hash.slice(1);
  const part = partOf(section);
  const wrong = useRef<HTMLElement>(undefined);
  const { data } = answer;
  const isLoaded = data !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is shown.
  useEffect(() => {
    wrong.current?.focus();
    wrong.current = undefined;
  }, [part]);

  useEffect(() => {
    if (!isLoaded || !section) return;
    if (isFirst(section)) window.scrollTo(0, 0);
    else document.getElementById(section)?.scrollIntoView();
  }, [isLoaded, section]);

  function showWrong(field: HTMLElement) {
    const name = field.closest<HTMLElement>('[data-part]')?.dataset.part as PartName | undefined;
    if (!name || name === part) return;
    wrong.current = field;
    navigate(addressOf(name));
  }

  const open: PartName[] = [];
  if (mailServer.data?.setBy === 'nobody') open.push('mail');
  if (data && !data.settings.requireSecondFactor) open.push('security');
  return (
    <>
      <PageHead title={texts.title} hint={texts.ownHints[part] ?? texts.hint} />
      <QueryError query={answer} />
      {!data && !answer.error && <Skeleton height={480} radius="md" />}
      {data && (
        <div className={styles.page}>
          <PartList current={part} open={open} />
          <div className={styles.column}>
            <SettingsForm
              settings={data.settings}
              mailTo={data.mailTo}
              part={part}
              onWrong={showWrong}
            />
            <Part name="mail" current={part}>
              <MailServer query={mailServer} hasNobodyTold={hasNobodyTold(data)} />
              <Mailbox query={mailbox} />
            </Part>
            <Part name="security" current={part}>
              <RequireSecondFactor
                isRequired={data.settings.requireSecondFactor}
                without={data.withoutSecondFactor}
                onChange={answer.reload}
              />
              <Card
                title={texts.fileScans}
                mark={!data.scansFiles && <Badge color="neutral">{texts.notSetUp}</Badge>}
                id="file-scans"
              >
                <Text size="sm">{data.scansFiles ? texts.scansFiles : texts.noScans}</Text>
              </Card>
            </Part>
          </div>
        </div>
      )}
    </>
  );
}

function hasNobodyTold({ settings, mailTo }: AnswerOf<'GET /settings'>): boolean {
  return mailTo === '' && settings.notificationAddresses.length === 0;
}
