import { Alert, Anchor, Badge, Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ServerFault } from '#domain/mail-server.ts';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';
import type { Query } from '../api/useQuery.ts';
import { useInboxCounts } from '../inquiries/InboxCounts.tsx';
import { useSession } from '../session/useSession.ts';
import { Card } from '../ui/Card.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import styles from './MailServer.module.css';
import { MailServerForm } from './MailServerForm.tsx';
import { SetByOperator, TrialOutcome } from './ServerActions.tsx';

interface Props {
  query: Query<AnswerOf<'GET /settings/mail-server'>>;
  hasNobodyTold: boolean;
}

/** Through which server mails leave, and in whose name. */
export function MailServer({ query, hasNobodyTold }: Props) {
  const { mailServer: texts, mails, settings } = useWords();
  const { counts } = useInboxCounts();
  const { data } = query;
  const unsent = { failed: 0, withheld: 0, ...counts?.unsentMails };
  const isOwn = data?.setBy === 'office' || data?.setBy === 'nobody';
  return (
    <Card
      title={texts.title}
      hint={isOwn ? texts.hint : undefined}
      mark={data?.setBy === 'nobody' && <Badge color="attention">{settings.notSetUp}</Badge>}
      id="mail-server"
    >
      <QueryError query={query} />
      {!data && !query.error && <Skeleton height={360} radius="md" />}
      {data?.setBy === 'off' && (
        <SetByOperator text={texts.offByOperator} facts={[]} setting="SMTP_URL" />
      )}
      {data?.setBy === 'environment' && (
        <>
          <SetByOperator
            text={texts.byOperator}
            facts={[
              [texts.server, data.place],
              [texts.sender, data.sender],
            ]}
            setting="SMTP_URL, MAIL_FROM"
          />
          <TestMail />
        </>
      )}
      {data?.setBy === 'office' && data.isLocked && (
        <Alert color="attention" variant="light">
          {texts.passwordLocked}
        </Alert>
      )}
      {data?.setBy === 'nobody' && data.waiting > 0 && (
        <Alert color="attention" variant="light">
          <div className={styles.waiting}>
            {texts.waiting(mails.counts({ ...unsent, waiting: data.waiting }))}
            <Anchor component={Link} to="/admin/mails" inherit fw={600} underline="always">
              {texts.toMails} →
            </Anchor>
          </div>
        </Alert>
      )}
      {isOwn && (
        <MailServerForm
          // As it was stored, which may not be letter for letter as it was typed.
          key={JSON.stringify(data)}
          saved={data.setBy === 'office' ? data.server : undefined}
          onChange={query.reload}
        />
      )}
      {data?.setBy === 'office' && hasNobodyTold && (
        <Text size="sm">
          {texts.nobodyTold}{' '}
          <Anchor component={Link} to="#notifications" size="sm">
            {texts.toNotifications}
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

/** Through the server that the operator has set. */
function TestMail() {
  const { mailServer: texts } = useWords();
  const { me } = useSession();
  const [run, isBusy] = useAction();
  const [outcome, setOutcome] = useState<ServerFault | 'works'>();

  async function test() {
    setOutcome(undefined);
    await run(async () => {
      const { fault } = await request('POST /settings/mail-server/test', { body: {} });
      setOutcome(fault ?? 'works');
    });
  }

  return (
    <>
      <TrialOutcome outcome={outcome} works={texts.sent(me.email)} />
      <div>
        <Button variant="default" loading={isBusy} onClick={test}>
          {texts.test}
        </Button>
      </div>
    </>
  );
}
