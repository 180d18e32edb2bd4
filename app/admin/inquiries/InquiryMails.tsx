import { Button, Group, Paper, Text } from '@mantine/core';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { request } from '../api/request.ts';
import { notify } from '../ui/notify.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';

interface Props {
  inquiry: OpenedInquiry;
  onChange(): void;
}

export function InquiryMails({ inquiry, onChange }: Props) {
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const [run] = useAction();
  const resend = ({ id, state }: OpenedInquiry['mails'][number]) =>
    run(async () => {
      await request('POST /inquiries/:id/mails/:mail/resend', {
        params: { id: inquiry.id, mail: id },
      });
      notify(state === 'withheld' ? texts.willBeSent : texts.resent);
      onChange();
    });
  if (inquiry.mails.length === 0) return null;
  return (
    <Paper withBorder p="lg">
      <Text component="h2" size="sm" fw={600} mb="xs">
        {texts.mails}
      </Text>
      {inquiry.mails.map((mail) => (
        <Group key={mail.id} justify="space-between" py={6} wrap="nowrap">
          <div>
            <Text size="sm">
              {texts.mailKinds[mail.kind]} · {texts.mailStates[mail.state]}
            </Text>
            <Text size="xs" c="dimmed">
              {mail.state === 'withheld'
                ? texts.withheld
                : (mail.last_error ?? showTime(mail.sent_at ?? mail.created_at, language))}
            </Text>
            {mail.interruptions > 0 && (
              <Text size="xs" c="dimmed">
                {texts.possiblyTwice}
              </Text>
            )}
          </div>
          {(mail.state === 'failed' || mail.state === 'waiting' || mail.state === 'withheld') && (
            <Button size="compact-sm" variant="light" onClick={() => resend(mail)}>
              {mail.state === 'withheld' ? texts.send : texts.resend}
            </Button>
          )}
        </Group>
      ))}
    </Paper>
  );
}
