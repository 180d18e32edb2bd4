import { useEffect } from 'react';
import { splitLanguage } from '#domain/language.ts';
import { useFrame } from '../../frame/useFrame.ts';

let current: string | undefined;
let previous: string | undefined;

/** The page of this site that a full load came from; its address in another language is the same. */
function referringPage(): string | undefined {
  if (!document.referrer) return undefined;
  // Not URL.parse: Safari before 18 and Chrome before 126 do not have it.
  const from = new URL(document.referrer);
  return from.origin === location.origin ? splitLanguage(from.pathname).path : undefined;
}

/** Where the visitor was before the page at this path, without the language. */
export function pageBefore(path: string): string | undefined {
  if (current === undefined) return referringPage();
  return current === path ? previous : current;
}

/** For each step: where the visitor was before it. */
export function useRememberedPage(): void {
  const { path } = useFrame();
  useEffect(() => {
    if (current === path) return;
    previous = pageBefore(path);
    current = path;
  }, [path]);
}
