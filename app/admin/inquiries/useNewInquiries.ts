import { useEffect, useRef } from 'react';
import { useInboxCounts } from './InboxCounts.tsx';

/** Tells when an inquiry has come in since the page was opened. */
export function useNewInquiries(onArrival: () => void) {
  const newest = useInboxCounts().counts?.newest;
  const known = useRef<number>(undefined);
  const onArrivalNow = useRef(onArrival);
  onArrivalNow.current = onArrival;

  useEffect(() => {
    if (newest === undefined) return;
    if (known.current !== undefined && newest > known.current) onArrivalNow.current();
    known.current = newest;
  }, [newest]);
}
