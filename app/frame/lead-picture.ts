/** Marks the one picture that becomes the next page's (styles/base.css). */
const mark = 'data-lead';

/**
 * The picture of a link that is followed becomes the next page's opening picture. Served, the mark
 * is on the picture that the page itself opens with; two of one name would end the transition.
 */
export function leadPicture(): void {
  const opening = document.querySelector(`[${mark}]`);
  let marked = opening;

  function lead(picture: Element | null) {
    marked?.removeAttribute(mark);
    marked = picture;
    marked?.setAttribute(mark, '');
  }

  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    const followed = [...link.querySelectorAll('img')].at(-1);
    // What is scrolled out of view would fly in from there.
    lead(followed?.checkVisibility?.() ? followed : isInView(opening) ? opening : null);
  });
  // Back from the next page, which was kept.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lead(opening);
  });
}

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > innerHeight / 4 && top < innerHeight;
}
