import { useCallback, useEffect, useRef, useState } from 'react';
import { onWanted, type Wanted } from '../api.ts';

/** Whether calls wait for something a person has to do first, and the way to let them go on. */
export function useWaitingCalls(wanted: Wanted) {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    onWanted(
      wanted,
      () =>
        new Promise<void>((resolve) => {
          waiting.current.push(resolve);
          setIsOpen(true);
        }),
    );
    return () => onWanted(wanted, undefined);
  }, [wanted]);

  const goOn = useCallback(() => {
    setIsOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve();
  }, []);

  return { isOpen, goOn };
}
