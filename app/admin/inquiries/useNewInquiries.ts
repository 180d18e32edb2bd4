import { useEffect, useRef } from 'react';
import { request } from '../api/request.ts';

/** Asks every few seconds whether an inquiry has come in; a hidden tab does not. */
export function useNewInquiries(onArrival: () => void) {
  const newest = useRef<number>(undefined);
  const onArrivalNow = useRef(onArrival);
  onArrivalNow.current = onArrival;

  useEffect(() => {
    const poll = async () => {
      if (document.hidden) return;
      const answer = await request('GET /inquiries/newest', { isSigningIn: true }).catch(
        () => undefined,
      );
      if (!answer) return;
      if (newest.current !== undefined && answer.newest > newest.current) onArrivalNow.current();
      newest.current = answer.newest;
    };
    poll();
    const timer = setInterval(poll, 4000);
    return () => clearInterval(timer);
  }, []);
}
