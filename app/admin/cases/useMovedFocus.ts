import { useEffect, useRef } from 'react';

export type Way = 'up' | 'down';

/** Whoever moves a row by the keyboard goes on with it, wherever it has come to. */
export function useMovedFocus(ids: readonly string[], isBusy: boolean) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const moved = useRef<{ id: string; way: Way; from: string }>(undefined);
  const order = ids.join(' ');

  useEffect(() => {
    const { id, way, from } = moved.current ?? {};
    if (!id || isBusy || from === order) return;
    moved.current = undefined;
    const [same, other] = way === 'up' ? ['up', 'down'] : ['down', 'up'];
    const button = buttons.current.get(`${id} ${same}`);
    // At either end of the list only the way back is left.
    (button?.disabled ? buttons.current.get(`${id} ${other}`) : button)?.focus();
  }, [order, isBusy]);

  return {
    buttonOf: (id: string, way: Way) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(`${id} ${way}`, button);
      else buttons.current.delete(`${id} ${way}`);
    },
    followFocus(id: string, way: Way) {
      moved.current = { id, way, from: order };
    },
  };
}
