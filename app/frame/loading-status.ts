import { isPlainClick } from '../plain-click.ts';

/** Milliseconds after which a page that is still on its way is worth a word. */
const patience = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says `Loading...` in the frame's status, soon; or takes it away at once. */
export function setLoading(isLoading: boolean): void {
  clearTimeout(timer);
  const status = document.querySelector<HTMLElement>('[data-loading]');
  if (!status) return;
  if (isLoading) {
    timer = setTimeout(() => {
      status.textContent = status.dataset.loading ?? '';
    }, patience);
  } else status.textContent = '';
}

/** While the browser fetches the next page. */
export function showLoading(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !event.defaultPrevented && leavesPage(event, link)) setLoading(true);
  });
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) setLoading(true);
  });
  // The visitor may have stopped it, or come back to the page as it was left.
  for (const event of ['pageshow', 'pagehide']) addEventListener(event, () => setLoading(false));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setLoading(false);
  });
}

function leavesPage(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = link.pathname + link.search !== location.pathname + location.search;
  const isHere = link.target === '' && link.origin === location.origin && !link.download;
  return isPlainClick(event) && isElsewhere && isHere;
}
