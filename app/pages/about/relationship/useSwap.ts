import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a visitor rests on the picture before it swaps. */
export const swapDelay = 2000;

/** One delay at a time, whichever picture it belongs to. */
let pending: { owner: symbol; drop(): void } | undefined;

/**
 * A picture that swaps once per visit: the delay begins when the pointer enters (or the keyboard's
 * focus arrives, or a finger taps) and is dropped when the pointer leaves before it has passed.
 */
export function useSwap() {
  const [swapped, setSwapped] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const owner = useRef(Symbol());
  const stage = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);

  function cancel() {
    if (pending?.owner === owner.current) pending.drop();
  }

  function begin() {
    if (pending?.owner === owner.current) return;
    pending?.drop();
    setWaiting(true);
    const timer = setTimeout(() => {
      pending?.drop();
      setSwapped((now) => !now);
    }, swapDelay);
    pending = {
      owner: owner.current,
      drop() {
        clearTimeout(timer);
        pending = undefined;
        setWaiting(false);
      },
    };
  }

  // The pointer may have arrived before the page woke up; and nothing may swap after leaving it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page wakes and goes
  useEffect(() => {
    if (stage.current?.matches(':hover')) begin();
    return cancel;
  }, []);

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    swapped,
    waiting,
    stage: {
      ref: stage,
      onPointerEnter: (event: PointerEvent) => isMouse(event) && begin(),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && cancel(),
      onPointerDown: (event: PointerEvent) => {
        touched.current = !isMouse(event);
      },
      // Enter and Space arrive as clicks, too; a mouse click changes nothing, it hovers already.
      onClick: (event: { detail: number }) => (touched.current || event.detail === 0) && begin(),
      onFocus: () => stage.current?.matches(':focus-visible') && begin(),
      onBlur: cancel,
    },
  };
}
