import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Correction } from '#domain/correction.ts';
import type { InquiryStatus } from '#domain/inquiry.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import type { AnswerOf } from '../api/routes.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { type Attachment, AttachmentLine } from './AttachmentLine.tsx';
import { showFieldValue } from './field-value.ts';
import styles from './InquiryFacts.module.css';
import { MailFate } from './MailFate.tsx';
import { ReceivedMail } from './ReceivedMail.tsx';
import { type ThreadEvent, type ThreadMail, threadItems } from './thread-items.ts';

interface Props {
  inquiry: OpenedInquiry;
  attachments: Attachment[];
  staff: AnswerOf<'GET /inquiries/staff'>['staff'];
  onResend(mail: ThreadMail): void;
  onUndo(mail: ThreadMail): void;
  /** What comes next: the form for a note. */
  children: ReactNode;
}

/** Notes, replies, mails and moves in the order they happened. */
export function InquiryThread(props: Props) {
  const { inquiry, attachments, staff, onResend, onUndo, children } = props;
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const items = threadItems(inquiry);
  const nameOf = (id: string) =>
    staff.find((person) => person.id === id)?.name ?? words.audit.actors[id] ?? texts.someone;

  function textOf({ kind, text }: ThreadEvent): string {
    if (kind === 'status') return texts.statuses[text as InquiryStatus] ?? text;
    if (kind === 'assignment') return text ? nameOf(text) : texts.unassigned;
    if (kind === 'quarantine')
      return text === 'in' ? texts.movedToQuarantine : texts.movedFromQuarantine;
    if (kind === 'correction') return showCorrection(JSON.parse(text));
    return text;
  }

  function showCorrection({ field, from, to, reason }: Correction): string {
    const { change, changeReason } = words.personalData;
    const shown = (value: string | boolean) => showFieldValue(field, value, texts);
    return `${change(texts.facts[field], shown(from), shown(to))}\n${changeReason(reason)}`;
  }

  const headOf = (event: ThreadEvent | undefined, mail: ThreadMail | undefined) =>
    event
      ? [texts.events[event.kind], event.kind !== 'received' && nameOf(event.actor)]
          .filter(Boolean)
          .join(' · ')
      : mail && words.conversation.mailOf(texts.mailKinds[mail.kind]);

  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} mb="md">
      <Text component="h2" size="sm" fw={600} mb="xs">
        {texts.thread}
      </Text>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.noThread}
        </Text>
      )}
      {items.map(({ key, at, event, mail }) => (
        <div key={key} className={styles.event} data-kind={event?.kind ?? 'mail'}>
          <Text size="xs" c="dimmed">
            {headOf(event, mail)} · {showTime(at, language)}
          </Text>
          {event?.kind === 'received' && <ReceivedMail inquiry={inquiry} id={event.text} />}
          {event && event.kind !== 'received' && (
            <Text size="sm" component="p">
              {textOf(event)}
            </Text>
          )}
          {mail &&
            attachments
              .filter(({ mail_id }) => mail_id === mail.id)
              .map((attachment) => (
                <AttachmentLine
                  key={attachment.id}
                  inquiryId={inquiry.id}
                  attachment={attachment}
                />
              ))}
          {mail && <MailFate mail={mail} onResend={onResend} onUndo={onUndo} />}
        </div>
      ))}
      {children}
    </Paper>
  );
}
