import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { useBackLink } from '../ui/back-link.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { Certificate } from './Certificate.tsx';
import { InquiryDesk } from './InquiryDesk.tsx';
import { forgetCopies } from './useInquiryDraft.ts';

/** One inquiry: what was asked, what was done about it, and what to do next. */
export function InquiryPage() {
  const { id = '' } = useParams();
  const { language, words } = useLanguage();
  const texts = words.inquiries;
  const inbox = useBackLink('/admin/inquiries');
  const { me } = useSession();
  const answer = useQuery('GET /inquiries/:id', { params: { id } });
  const erased = answer.data?.inquiry.erased_at != null ? answer.data.inquiry.id : undefined;
  useEffect(() => {
    if (erased) forgetCopies(me.id, erased);
  }, [me.id, erased]);

  const back = <BackButton to={inbox}>{texts.back}</BackButton>;
  // Once shown, the page stays when loading again fails: a reply may be half written.
  if (!answer.data) {
    return answer.error ? (
      <>
        {back}
        <QueryError query={answer} />
      </>
    ) : (
      <Skeleton height={480} radius="md" />
    );
  }
  const { inquiry } = answer.data;
  if (inquiry.erased_at !== null) {
    return (
      <>
        {back}
        <PageHead title={inquiry.reference} />
        <Certificate
          message={texts.erasedNotice(showTime(inquiry.erased_at, language))}
          inquiryId={inquiry.id}
        />
      </>
    );
  }
  return (
    <>
      {back}
      {/* Of another inquiry nothing stays, least of all what was being written. */}
      <InquiryDesk key={inquiry.id} opened={answer.data} query={answer} />
    </>
  );
}
