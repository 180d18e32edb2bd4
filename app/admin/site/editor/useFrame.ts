import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameEvent, FrameRequest } from '../frame-messages.ts';

type Ready = Extract<FrameEvent, { type: 'ready' }>;
type Told = Exclude<FrameEvent, Ready | { type: 'failed' }>;

/** A page that has not said by then that it can be changed never will. */
const patience = 8000;

/**
 * The page in the frame: which texts it has, what is clicked in it, and what it is asked to show.
 * `address` is what it was loaded from: another one begins anew.
 */
export function useFrame(address: string, onEvent: (event: Told) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scroll = useRef<{ address: string; top: number }>(undefined);
  const [loads, setLoads] = useState(0);
  const [places, setPlaces] = useState<Ready['places']>();
  const [hasFailed, setHasFailed] = useState(false);
  const told = useRef(onEvent);
  told.current = onEvent;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, or the same once more.
  useEffect(() => {
    setPlaces(undefined);
    setHasFailed(false);
    const timer = setTimeout(() => setHasFailed(true), patience);
    function hear({ source, origin, data }: MessageEvent<FrameEvent>) {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.type === 'ready') {
        clearTimeout(timer);
        setHasFailed(false);
        setPlaces(data.places);
        const before = scroll.current;
        if (before?.address === address) frame.current?.contentWindow?.scrollTo(0, before.top);
        scroll.current = undefined;
      } else if (data.type === 'failed') setHasFailed(true);
      else told.current(data);
    }
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [address, loads]);

  const send = useCallback((request: FrameRequest) => {
    frame.current?.contentWindow?.postMessage(request, location.origin);
  }, []);

  /** With what is saved by now, and at the same place. */
  const reload = useCallback(() => {
    scroll.current = { address, top: frame.current?.contentWindow?.scrollY ?? 0 };
    setLoads((count) => count + 1);
  }, [address]);

  return { frame, loads, places, hasFailed, send, reload };
}
