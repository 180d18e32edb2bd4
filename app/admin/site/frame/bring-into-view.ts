/** Scrolls the page alone: `scrollIntoView` would move the editor around the frame as well. */
export function bringIntoView(element: Element): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (![overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) continue;
    box.scrollBy({ ...fromMiddle(element, box.getBoundingClientRect()), behavior: 'instant' });
  }
  const page = new DOMRect(0, 0, innerWidth, innerHeight);
  scrollBy({ top: fromMiddle(element, page).top, behavior: 'instant' });
}

/** How far the middle of an element is from the middle of what it is seen in. */
function fromMiddle(element: Element, around: DOMRect): { left: number; top: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: left + width / 2 - (around.left + around.width / 2),
    top: top + height / 2 - (around.top + around.height / 2),
  };
}
