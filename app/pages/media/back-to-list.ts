import { readItem, writeItem } from '../../browser-storage.ts';
import { cameFromSite } from '../../came-from-site.ts';
import { setLoading } from '../../frame/loading-status.ts';
import { isPlainClick } from '../../plain-click.ts';

/** The post that is about to take the place of one to which the visitor came from outside. */
const enteredKey = 'entered-post';

/** The way back to the list goes through the history; without one, the link leads to the list. */
export function goBackToList(): void {
  rememberEntry();
  document.querySelector<HTMLElement>('a[data-back]')?.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  });
}

/** A neighbor takes this post's place in the history: the entry before it is still the list. */
export function replaceWithNeighbour(): void {
  document.querySelector<HTMLElement>('[data-neighbours]')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || !isPlainClick(event)) return;
    event.preventDefault();
    if (!cameFromHere()) writeItem(enteredKey, link.href, 'sessionStorage');
    setLoading(true);
    location.replace(link.href);
  });
}

/** Whether the entry before this one in the history is a page of this site. */
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return cameFromSite() && history.length > 1 && !history.state?.isEntry;
}

/** By its referrer a neighbor came from the site, though the entry before it did not. */
function rememberEntry(): void {
  const entered = readItem(enteredKey, 'sessionStorage');
  if (!entered) return;
  writeItem(enteredKey, '', 'sessionStorage');
  if (entered === location.href) history.replaceState({ isEntry: true }, '');
}
