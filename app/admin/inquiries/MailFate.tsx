import { Button, Group, Text } from '@mantine/core';
import { MailError } from '../mails/MailError.tsx';
import { useSession } from '../session/useSession.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import type { ThreadMail } from './thread-items.ts';

interface Props {
  mail: ThreadMail;
  onResend(mail: ThreadMail): void;
  onUndo(mail: ThreadMail): void;
}

/** What became of a mail, and what can be done about it. */
export function MailFate({ mail, onResend, onUndo }: Props) {
  const { language, words } = useLanguage();
  const { me } = useSession();
  const { fates } = words.conversation;
  const { inquiries: texts } = words;
  const isDelayed = mail.state === 'waiting' && mail.last_error !== null;
  const canBeTakenBack =
    mail.kind === 'reply' &&
    mail.state === 'waiting' &&
    mail.sending_since === null &&
    mail.interruptions === 0 &&
    mail.tries === 0 &&
    mail.last_error === null &&
    mail.sent_at === null;
  const canBeSent =
    mail.state === 'failed' || mail.state === 'withheld' || (isDelayed && !me.noMail);

  function fate(): string {
    if (mail.state === 'sent') return fates.sent(showTime(mail.sent_at ?? 0, language));
    if (mail.state === 'failed') return fates.failed;
    if (mail.state === 'withheld') return texts.withheld;
    if (mail.state === 'cancelled') return fates.cancelled;
    if (me.noMail) return fates.noMail;
    return isDelayed ? fates.delayed(showTime(mail.next_try_at, language)) : fates.waiting;
  }

  const isLoud = mail.state === 'failed' || (mail.state === 'waiting' && me.noMail !== null);
  return (
    <div data-mail-state={mail.state}>
      <Group gap="4px 12px" mt={4}>
        <Text
          size="xs"
          c={isLoud ? 'attention' : mail.state === 'sent' ? 'done' : 'dimmed'}
          fw={isLoud ? 600 : 400}
        >
          {fate()}
        </Text>
        {canBeTakenBack && (
          <Button size="compact-xs" variant="light" onClick={() => onUndo(mail)}>
            {fates.undo}
          </Button>
        )}
        {canBeSent && (
          <Button size="compact-xs" variant="light" onClick={() => onResend(mail)}>
            {mail.state === 'withheld' ? texts.send : texts.resend}
          </Button>
        )}
      </Group>
      {mail.interruptions > 0 ? (
        <Text size="xs" c="dimmed">
          {texts.possiblyTwice}
        </Text>
      ) : (
        mail.last_error && <MailError fault={mail.fault} answer={mail.last_error} />
      )}
    </div>
  );
}
