import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whether the menu lies open over the page: until a link, Escape or Tab leads out of it. */
export function useOpenMenu() {
  const { key } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure();
  /** Of the two buttons the one that is shown. */
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link closes it, also one to this page.
  useEffect(close, [key]);
  useWindowEvent('keydown', ({ key: pressed }) => {
    if (pressed !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  });

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const isLeft = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isLeft && relatedTarget !== button.current) close();
  }
  return { isOpen, toggle, close, closeWhenLeft, button };
}
