import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShortcuts } from '../ui/useShortcuts.ts';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';

/** Put as `data-shortcut` on what a key of the inquiry's page leads to. */
type Target = 'reply' | 'assign';

export function focusOn(target: Target) {
  const found = document.querySelector<HTMLElement>(`[data-shortcut="${target}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
  if (target === 'assign') found?.click();
}

interface Props {
  onClose(): void;
  /** Whether only the keys are there, without a word about them. */
  isHidden?: boolean;
}

/** R, A and E on the page of one inquiry; also where the list was left by R. */
export function InquiryShortcuts({ onClose, isHidden = false }: Props) {
  const { state } = useLocation();
  const focus = (state as { focus?: Target } | null)?.focus;
  useEffect(() => {
    if (focus) focusOn(focus);
  }, [focus]);
  useShortcuts({ R: () => focusOn('reply'), A: () => focusOn('assign'), E: onClose });
  return <ShortcutsHelp isHidden={isHidden} />;
}
