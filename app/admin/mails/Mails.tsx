import { Anchor, Button, Skeleton, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { UnsentMail } from '#server/mail/unsent.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { NoMailNotice } from '../session/NoMailNotice.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import { MailError } from './MailError.tsx';

/** Mails that wait or have failed, for whoever looks after the site. */
export default function Mails() {
  const { words } = useLanguage();
  const texts = words.mails;
  const list = useQuery('GET /mails');
  const [run] = useAction();
  const { data } = list;

  const resend = ({ id }: UnsentMail) =>
    run(
      async () => {
        await request('POST /mails/:id/resend', { params: { id } });
        notify(texts.resent);
      },
      ({ status }) => (status === 404 ? texts.gone : undefined),
    ).then(list.reload);

  return (
    <>
      <PageHead title={texts.title} hint={data?.mails.length ? texts.hint : undefined}>
        <Button variant="default" component={Link} to="/admin/settings#mail-server">
          {texts.toSettings}
        </Button>
      </PageHead>
      <NoMailNotice />
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={240} radius="md" />}
      {data?.mails.length === 0 && <EmptyState title={texts.empty} hint={texts.hint} />}
      {data && data.mails.length > 0 && (
        <DataTable
          hasCards
          columns={[
            { label: texts.columns.mail },
            { label: texts.columns.about },
            { label: texts.columns.state },
            { label: texts.columns.since },
            { label: texts.columns.actions, isHidden: true },
          ]}
        >
          {data.mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              sendsMail={data.sendsMail}
              onResend={() => resend(mail)}
            />
          ))}
        </DataTable>
      )}
      {data?.isCut && (
        <Text size="sm" c="dimmed" mt="md">
          {texts.cut(data.mails.length)}
        </Text>
      )}
    </>
  );
}

interface RowProps {
  mail: UnsentMail;
  sendsMail: boolean;
  onResend(): void;
}

function MailRow({ mail, sendsMail, onResend }: RowProps) {
  const { language, words } = useLanguage();
  const texts = words.mails;
  const { mailKinds, withheld } = words.inquiries;
  const hasFailed = mail.state === 'failed';
  // One that waits for its first turn goes by itself.
  const canResend = sendsMail && (mail.state !== 'waiting' || mail.tries > 0);
  const progress = mail.tries === 0 ? texts.neverTried : texts.tries(mail.tries);
  const next = sendsMail ? texts.nextTry(showTime(mail.nextTryAt, language)) : texts.noServer;
  const detail = {
    failed: progress,
    waiting: `${progress} · ${next}`,
    withheld,
  };
  return (
    <Table.Tr>
      <Table.Td>{mailKinds[mail.kind]}</Table.Td>
      <Table.Td>
        {mail.inquiryId ? (
          <Anchor component={Link} to={`/admin/inquiries/${mail.inquiryId}`}>
            {mail.company || mail.person || mail.reference}
          </Anchor>
        ) : (
          (mail.recipient ?? texts.staff)
        )}
        {mail.reference && (
          <Text size="sm" c="dimmed">
            {mail.reference}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Text fw={600} c={hasFailed ? 'attention' : undefined}>
          {texts.states[mail.state]}
        </Text>
        <Text size="sm" c="dimmed">
          {detail[mail.state as keyof typeof detail]}
        </Text>
        {mail.lastError && <MailError fault={mail.fault} answer={mail.lastError} />}
      </Table.Td>
      <Table.Td className="nowrap">{showTime(mail.createdAt, language)}</Table.Td>
      <Table.Td>
        {canResend && (
          <Button size="compact-sm" variant={hasFailed ? 'filled' : 'default'} onClick={onResend}>
            {texts.resend}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
