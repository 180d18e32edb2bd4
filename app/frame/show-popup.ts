import { cookieDays } from '#domain/cookies.ts';
import { day } from '#domain/seoul.ts';
import { readItem, writeItem } from '../browser-storage.ts';
import { cameFromSite } from '../came-from-site.ts';
import { tell } from '../tell.ts';
import { stepAside } from './step-aside.ts';

/** Kept for the visit: on the next pages a popup that was closed stays closed, without a cookie. */
const closedKey = 'popup-closed';

/** Shows the sample popup if it is due. Only the browser knows the cookie and the hour. */
export function showPopup(): void {
  const popup = document.querySelector<HTMLElement>('[data-popup]');
  if (!popup || !isDue(popup)) return;
  const show = () => open(popup);
  // The page's own picture is seen first.
  const hero = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]');
  if (hero) hero.decode().then(show, show);
  else show();
}

function open(popup: HTMLElement): void {
  const show = (isShown: boolean) => {
    popup.hidden = !isShown;
    document.documentElement.toggleAttribute('data-popup-shown', isShown);
  };
  show(true);
  tell('popup-shown');
  const stopWatching = stepAside(popup);

  function close() {
    if (popup.hidden) return;
    show(false);
    tell('popup-closed');
    stopWatching();
  }
  const closeForThisVisit = () => {
    writeItem(closedKey, 'true', 'sessionStorage');
    close();
  };

  popup.querySelector('[data-popup-close]')?.addEventListener('click', closeForThisVisit);
  popup.querySelector('[data-popup-later]')?.addEventListener('change', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not yet everywhere
    document.cookie = `popup=true; path=/; max-age=${(cookieDays.popup * day) / 1000}`;
    close();
  });
  addEventListener('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]');
    if (event.key === 'Escape' && !event.isComposing && !isTaken) closeForThisVisit();
  });
}

function isDue({ dataset: { from, until } }: HTMLElement): boolean {
  const now = Date.now();
  const isNow = (!from || Number(from) <= now) && (!until || now < Number(until));
  const isHiddenForNow = document.cookie.split('; ').includes('popup=true');
  return isNow && !isHiddenForNow && !wasClosedOnTheWayHere();
}

/** A reload, or coming to the site anew, is another visit. */
function wasClosedOnTheWayHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSameVisit =
    entry?.type === 'back_forward' || (entry?.type !== 'reload' && cameFromSite());
  return isSameVisit && readItem(closedKey, 'sessionStorage') === 'true';
}
