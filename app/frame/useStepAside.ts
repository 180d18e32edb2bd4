import { type RefObject, useEffect, useState } from 'react';

/** Room for the focus ring around a control. */
const ring = 6;

/** True while a box that floats over the page would hide the control the keyboard has reached. */
export function useStepAside(box: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isAside, setAside] = useState(false);

  useEffect(() => {
    if (!isOpen) return setAside(false);
    const look = () => setAside(box.current !== null && covers(box.current));
    const lookAtNothing = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) setAside(false);
    };
    look();
    // A focused control is scrolled into view, and may be scrolled further under the box.
    const moves = ['focusin', 'scroll', 'resize'];
    for (const move of moves) addEventListener(move, look);
    addEventListener('focusout', lookAtNothing);
    return () => {
      for (const move of moves) removeEventListener(move, look);
      removeEventListener('focusout', lookAtNothing);
    };
  }, [box, isOpen]);

  return isAside;
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
