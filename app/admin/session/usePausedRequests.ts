import { useCallback, useEffect, useRef, useState } from 'react';
import { type Requirement, setRequirementHandler } from '../api/request.ts';

/** Whether requests wait for something a person has to do first, and how to let them go on. */
export function usePausedRequests(requirement: Requirement) {
  const [isPaused, setIsPaused] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    setRequirementHandler(
      requirement,
      () =>
        new Promise<void>((resolve) => {
          waiting.current.push(resolve);
          setIsPaused(true);
        }),
    );
    return () => setRequirementHandler(requirement, undefined);
  }, [requirement]);

  const resume = useCallback(() => {
    setIsPaused(false);
    for (const resolve of waiting.current.splice(0)) resolve();
  }, []);

  return { isPaused, resume };
}
