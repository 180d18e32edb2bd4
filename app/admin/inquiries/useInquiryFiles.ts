import { useEffect, useState } from 'react';
import type { InquiryFile } from '#server/files/inquiry-files.ts';
import type { OpenedInquiry } from '#server/inquiries/staff-actions.ts';
import { request } from '../api/request.ts';

const isUndecided = ({ scan }: InquiryFile) => scan === 'waiting' || scan === 'held';

/** The files as they were when the page was opened, fetched again while one waits for its scan. */
export function useInquiryFiles({ id, files }: OpenedInquiry): InquiryFile[] {
  const [shown, setShown] = useState(files);
  useEffect(() => setShown(files), [files]);
  const isWaiting = shown.some(isUndecided);

  useEffect(() => {
    if (!isWaiting) return;
    const poll = async () => {
      if (document.hidden) return;
      const answer = await request('GET /inquiries/:id/files', {
        params: { id },
        isSigningIn: true,
      }).catch(() => undefined);
      if (answer) setShown(answer.files);
    };
    const timer = setInterval(poll, 3000);
    return () => clearInterval(timer);
  }, [id, isWaiting]);

  return shown;
}
