import { useHotkeys } from '@mantine/hooks';

const typedTypes = /^(?:text|search|email|tel|url|number|password|date|datetime-local)$/;

/** Somebody writes there; a checkbox or a closed list of choices takes no letters. */
function isTyped(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return typedTypes.test(target.type) && !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/**
 * Single keys, wherever the focus is unless somebody types there. Letters by their place on the
 * keyboard: with Korean switched on, J types ㅓ.
 */
export function useShortcuts(
  keys: Record<string, (event: KeyboardEvent) => void>,
  isFree: () => boolean = () => true,
): void {
  useHotkeys(
    Object.entries(keys).map(([key, act]) => [
      key,
      (event) => {
        if (isTyped(event.target) || isDialogOpen() || !isFree()) return;
        event.preventDefault();
        act(event);
      },
      { preventDefault: false, usePhysicalKeys: /^[A-Z]$/.test(key) },
    ]),
    [],
    true,
  );
}
