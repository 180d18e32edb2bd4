import { Alert } from '@mantine/core';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import type { AnswerOf } from '../api/routes.ts';
import { useSession } from '../session/useSession.ts';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';

interface Props {
  inquiry: OpenedInquiry;
  writers: AnswerOf<'GET /inquiries/:id/news'>['writers'];
}

/** What whoever opens an inquiry must know before anything else. */
export function InquiryMarks({ inquiry, writers }: Props) {
  const { language, words } = useLanguage();
  const { marks, writing } = words.conversation;
  const { me } = useSession();
  const names = writers.map(({ name }) => name).join(', ');
  const waiting = me.noMail ? marks.noMail : marks.waiting;
  return (
    <>
      {inquiry.reply_state === 'failed' && (
        <Alert color="attention" mb="md" role="alert">
          {marks.failed}
        </Alert>
      )}
      {inquiry.reply_state === 'waiting' && (
        <Alert color={me.noMail ? 'attention' : 'glow'} variant="light" mb="md" role="status">
          {waiting}
        </Alert>
      )}
      {inquiry.erasesAt !== null && (
        <Alert color="neutral" variant="light" mb="md">
          {words.inquiries.closedNotice(showTime(inquiry.erasesAt, language))}
        </Alert>
      )}
      {names && (
        <Alert color="attention" mb="md" role="status">
          {writing(names)}
        </Alert>
      )}
    </>
  );
}
