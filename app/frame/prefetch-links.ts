import { savesData } from '../saves-data.ts';

/** Pages fetched ahead from one page, at most. */
const mostPages = 10;

/**
 * Where the browser knows no speculation rules (root.tsx has them), the page that a pointer rests
 * on or a finger touches is fetched into the cache, once. Not for those who save data, nor in the
 * inquiry, which few leave by a link.
 */
export function prefetchLinks(): void {
  if (savesData() || HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.href]);

  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hash) return;
    if (link.pathname.startsWith('/admin') || fetched.has(link.href)) return;
    if (fetched.size > mostPages) return;
    fetched.add(link.href);
    // What fails here is asked for again by the click.
    fetch(link.href, { headers: { Accept: 'text/html', Purpose: 'prefetch' } }).catch(
      () => undefined,
    );
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(intent, prefetch, { capture: true, passive: true });
  }
}
