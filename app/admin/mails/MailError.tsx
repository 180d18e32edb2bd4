import { Text } from '@mantine/core';
import type { MailFault } from '#domain/mail-server.ts';
import { useLanguage } from '../words/words.tsx';

interface Props {
  fault: MailFault | null;
  /** In the words of the mail server, for whoever looks after it. */
  answer: string;
}

/** Why a mail has not gone out, in our words, and on demand in those of the server. */
export function MailError({ fault, answer }: Props) {
  const texts = useLanguage().words.mails;
  return (
    <>
      <Text size="sm">{texts.faults[fault ?? 'unknown']}</Text>
      <Text size="xs" c="dimmed" component="details">
        <summary>{texts.answer}</summary>
        <span lang="en">{answer}</span>
      </Text>
    </>
  );
}
