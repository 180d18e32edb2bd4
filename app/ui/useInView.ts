import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when an element comes into view or leaves it. */
export function useInView(
  element: RefObject<Element | null>,
  callback: (isInView: boolean) => void,
) {
  const onChange = useEffectEvent(callback);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      onChange(entry?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
