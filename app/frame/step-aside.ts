/** Room for the focus ring around a control. */
const ring = 6;

/** Marks a box that floats over the page while it would hide the control the keyboard has reached. */
export function stepAside(box: HTMLElement): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const look = () => box.toggleAttribute('data-aside', covers(box));
  look();
  // A focused control is scrolled into view, and may be scrolled further under the box.
  for (const move of ['focusin', 'scroll', 'resize']) addEventListener(move, look, { signal });
  addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!relatedTarget) box.removeAttribute('data-aside');
    },
    { signal },
  );
  return () => watching.abort();
}

function covers(box: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0) return false;
  // The header and modal dialogs lie above it.
  if (box.contains(focused) || focused.closest('header, dialog')) return false;
  if (!focused.matches(':focus-visible')) return false;
  const over = box.getBoundingClientRect();
  const under = (focused.closest('label') ?? focused).getBoundingClientRect();
  return (
    under.left - ring < over.right &&
    over.left < under.right + ring &&
    under.top - ring < over.bottom &&
    over.top < under.bottom + ring
  );
}
