import { useEffect, useEffectEvent } from 'react';
import type { OpenVersion } from '#server/posts/drafts.ts';

/** The server looks twice a second for what is due. */
const leeway = 2000;
const longestTimer = 2 ** 31 - 1;

/** Calls when the next scheduled version has gone public, so that the page does not go on waiting. */
export function useWhenDue(versions: readonly OpenVersion[] | undefined, onDue: () => void): void {
  const isDue = useEffectEvent(onDue);
  const times = (versions ?? []).flatMap(({ state, publishAt }) =>
    state === 'scheduled' && publishAt !== null ? publishAt : [],
  );
  const next = times.length > 0 ? Math.min(...times) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(0, next - Date.now()) + leeway;
    if (wait > longestTimer) return;
    const timer = setTimeout(() => isDue(), wait);
    return () => clearTimeout(timer);
  }, [next]);
}
