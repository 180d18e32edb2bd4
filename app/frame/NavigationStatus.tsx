import { useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigation, useNavigationType } from 'react-router';
import styles from './NavigationStatus.module.css';
import { fetchCode, missingCode } from './preload-route.ts';
import { useFrame } from './useFrame.ts';

/** From one page to the next: says that it is under way, that it failed, and where one arrived. */
export function NavigationStatus() {
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

  useArrivalFocus();

  const isUnderWay = navigation.state === 'loading' || blocker.state !== 'unblocked';
  return (
    <>
      <div role="status" className={styles.status}>
        {isUnderWay && <p className={styles.loading}>{words.loading}</p>}
      </div>
      {failedAddress && (
        <div role="alert" className={styles.failure}>
          <p>{words.unreachable.message}</p>
          <a href={failedAddress}>{words.unreachable.reload}</a>
          <button type="button" onClick={() => setFailedAddress(undefined)}>
            {words.close}
          </button>
        </div>
      )}
    </>
  );
}

/** Moves the focus to the content of a new page, for screen readers; not on a language switch. */
function useArrivalFocus() {
  const { path } = useFrame();
  const kind = useNavigationType();
  const left = useRef(path);
  useEffect(() => {
    if (left.current === path) return;
    left.current = path;
    const main = document.getElementById('main');
    // Leaves the focus alone where the page has set it itself.
    const isTaken = main?.contains(document.activeElement);
    if (kind !== 'POP' && !isTaken) main?.focus({ preventScroll: true });
  }, [path, kind]);
}
