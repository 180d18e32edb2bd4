import { useEffect, useRef, useState } from 'react';
import { request } from '../api/request.ts';
import type { AnswerOf } from '../api/routes.ts';

type Writers = AnswerOf<'GET /inquiries/:id/news'>['writers'];

/**
 * Asks every few seconds whether the inquiry is another than the one shown, and who else writes to
 * the visitor; a hidden tab does not.
 */
export function useInquiryNews(id: string, stamp: string, onChange: () => void): Writers {
  const [writers, setWriters] = useState<Writers>([]);
  const latest = useRef({ stamp, onChange });
  latest.current = { stamp, onChange };

  useEffect(() => {
    /** Once per change: what is shown follows a moment later. */
    let told = '';
    const poll = async () => {
      if (document.hidden) return;
      const news = await request('GET /inquiries/:id/news', {
        params: { id },
        isSigningIn: true,
      }).catch(() => undefined);
      if (!news) return;
      setWriters((known) =>
        JSON.stringify(known) === JSON.stringify(news.writers) ? known : news.writers,
      );
      if (news.stamp === latest.current.stamp || news.stamp === told) return;
      told = news.stamp;
      latest.current.onChange();
    };
    poll();
    const timer = setInterval(poll, 4000);
    return () => clearInterval(timer);
  }, [id]);

  return writers;
}
