import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useWords } from '../../words/words.tsx';

/** Asks before somebody leaves what is not saved; it is kept in this browser all the same. */
export function useLeaving(isUnsaved: boolean): void {
  const { leave } = useWords().sitePictures;
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each attempt.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({ ...leave, isDangerous: true }).then((isSure) => {
      if (isSure) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker.state]);

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
