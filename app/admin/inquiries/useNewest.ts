import { useEffect, useRef } from 'react';
import { request } from '../api.ts';

/** Looks every few seconds whether an inquiry has come in; a hidden tab rests. */
export function useNewest(onArrival: () => void) {
  const known = useRef<number>(undefined);
  const arrived = useRef(onArrival);
  arrived.current = onArrival;

  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const answer = await request<{ newest: number }>('GET', '/inquiries/newest', {
        isSigningIn: true,
      }).catch(() => undefined);
      if (!answer) return;
      if (known.current !== undefined && answer.newest > known.current) arrived.current();
      known.current = answer.newest;
    };
    look();
    const timer = setInterval(look, 4000);
    return () => clearInterval(timer);
  }, []);
}
