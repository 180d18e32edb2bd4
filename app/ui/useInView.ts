import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when an element comes into view or leaves it. */
export function useInView(element: RefObject<Element | null>, tell: (seen: boolean) => void) {
  const onChange = useEffectEvent(tell);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      onChange(entry?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
