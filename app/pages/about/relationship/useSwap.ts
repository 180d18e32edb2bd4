import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds that a visitor rests on the picture before it swaps. */
export const swapDelay = 2000;

/** One delay at a time, whichever picture it belongs to. */
let pending: { owner: symbol; cancel(): void } | undefined;

/**
 * A picture that swaps once per visit: the delay begins when the pointer enters (or the keyboard's
 * focus arrives, or a finger taps) and is canceled when the pointer leaves before it has passed.
 */
export function useSwap() {
  const [isSwapped, setSwapped] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const owner = useRef(Symbol());
  const stage = useRef<HTMLButtonElement>(null);
  const isTouch = useRef(false);

  function cancel() {
    if (pending?.owner === owner.current) pending.cancel();
  }

  function begin() {
    if (pending?.owner === owner.current) return;
    pending?.cancel();
    setWaiting(true);
    const timer = setTimeout(() => {
      pending?.cancel();
      setSwapped((current) => !current);
    }, swapDelay);
    pending = {
      owner: owner.current,
      cancel() {
        clearTimeout(timer);
        pending = undefined;
        setWaiting(false);
      },
    };
  }

  function placeRing({ clientX, clientY }: PointerEvent) {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    stage.current?.style.setProperty('--ring-x', `${clientX - box.left}px`);
    stage.current?.style.setProperty('--ring-y', `${clientY - box.top}px`);
  }

  // The pointer may have arrived before hydration, and nothing may swap after the page is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when mounted and unmounted
  useEffect(() => {
    if (stage.current?.matches(':hover')) begin();
    return cancel;
  }, []);

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    isSwapped,
    isWaiting,
    stage: {
      ref: stage,
      onPointerEnter: (event: PointerEvent) => isMouse(event) && begin(),
      onPointerMove: (event: PointerEvent) => isMouse(event) && placeRing(event),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && cancel(),
      onPointerDown: (event: PointerEvent) => {
        isTouch.current = !isMouse(event);
        placeRing(event);
      },
      // Enter and Space arrive as clicks, too; a mouse click changes nothing, it hovers already.
      onClick: (event: { detail: number }) => (isTouch.current || event.detail === 0) && begin(),
      onFocus: () => stage.current?.matches(':focus-visible') && begin(),
      onBlur: cancel,
    },
  };
}
