import { use, useEffect, useState } from 'react';
import { useBlocker, useNavigation } from 'react-router';
import { setLoading } from '../../frame/loading-status.ts';
import { useFrame } from '../../frame/useFrame.ts';
import { ServedStates } from './draft/store.ts';
import { fetchCode, missingCode } from './preload-route.ts';
import styles from './StepNavigation.module.css';

/** From one step to the next, by the router: says that it is under way, or that it failed. */
export function StepNavigation() {
  const { words } = useFrame();
  const navigation = useNavigation();
  const [failedAddress, setFailedAddress] = useState<string>();

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      missingCode(nextLocation.pathname).length > 0,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    const { pathname, search, hash } = blocker.location;
    setFailedAddress(undefined);
    fetchCode(missingCode(pathname)).then(({ ok }) => {
      if (!isCurrent) return;
      if (ok) return blocker.proceed();
      setFailedAddress(pathname + search + hash);
      blocker.reset();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);

  const isUnderWay = navigation.state === 'loading' || blocker.state !== 'unblocked';
  useEffect(() => setLoading(isUnderWay), [isUnderWay]);

  // On the server only the editor's frame shows it.
  if (!(import.meta.env.SSR ? use(ServedStates).has(StepNavigation) : failedAddress)) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{words.unreachable.message}</p>
      <a href={failedAddress}>{words.unreachable.reload}</a>
      <button type="button" onClick={() => setFailedAddress(undefined)}>
        {words.close}
      </button>
    </div>
  );
}
