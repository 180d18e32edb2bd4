/** Below a strip that is swiped sideways: the mark of the step at its start. */
export function markPosition(): void {
  const marks = document.querySelector('[data-position]');
  const strip = marks?.previousElementSibling;
  if (!marks || !strip) return;
  const mark = () => {
    const way = strip.scrollWidth - strip.clientWidth;
    const share = way > 0 ? strip.scrollLeft / way : 0;
    const current = Math.round(share * (marks.children.length - 1));
    for (const [at, one] of [...marks.children].entries()) {
      one.toggleAttribute('data-current', at === current);
    }
  };
  strip.addEventListener('scroll', mark, { passive: true });
  mark();
}
