import { Alert, Badge, Skeleton, Text } from '@mantine/core';
import type { AnswerOf } from '../api/routes.ts';
import type { Query } from '../api/useQuery.ts';
import { Card } from '../ui/Card.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { useWords } from '../words/words.tsx';
import { MailboxForm } from './MailboxForm.tsx';
import { SetByOperator } from './ServerActions.tsx';

/** The mailbox into which customers answer. */
export function Mailbox({ query }: { query: Query<AnswerOf<'GET /settings/mailbox'>> }) {
  const { mailServer: texts, settings } = useWords();
  const { data } = query;
  const isOwn = data?.setBy === 'office' || data?.setBy === 'nobody';
  return (
    <Card
      title={texts.mailbox}
      hint={isOwn ? texts.mailboxHint : undefined}
      mark={data?.setBy === 'nobody' && <Badge color="neutral">{settings.notSetUp}</Badge>}
      id="mailbox"
    >
      <QueryError query={query} />
      {!data && !query.error && <Skeleton height={360} radius="md" />}
      {data?.setBy === 'off' && (
        <SetByOperator text={texts.mailboxOffByOperator} facts={[]} setting="INBOX_URL" />
      )}
      {data?.setBy === 'environment' && (
        <SetByOperator
          text={texts.byOperator}
          facts={[
            [texts.server, data.place],
            [texts.address, data.address],
          ]}
          setting="INBOX_URL"
        />
      )}
      {data?.setBy === 'nobody' && <Text size="sm">{texts.mailboxOff}</Text>}
      {data?.setBy === 'office' && data.isLocked && (
        <Alert color="attention" variant="light">
          {texts.passwordLocked}
        </Alert>
      )}
      {isOwn && (
        <MailboxForm
          // As it was stored, which may not be letter for letter as it was typed.
          key={JSON.stringify(data)}
          saved={data.setBy === 'office' ? data.mailbox : undefined}
          onChange={query.reload}
        />
      )}
    </Card>
  );
}
