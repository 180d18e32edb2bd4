import { cameFromSite } from '../../came-from-site.ts';
import { isPlainClick } from '../../plain-click.ts';

/** The way back to the list goes through the history; without one, the link leads to the list. */
export function goBackToList(): void {
  document.querySelector<HTMLElement>('a[data-back]')?.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !cameFromHere()) return;
    event.preventDefault();
    history.back();
  });
}

/** Whether the entry before this one in the history is a page of this site. */
function cameFromHere(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return cameFromSite();
}
