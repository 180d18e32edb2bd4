import { localStorageColorSchemeManager } from '@mantine/core';
import { useEffect } from 'react';

/** Kept per browser: what is good for the eyes depends on the screen and the room. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'admin-color-scheme' });

/** Paper is light, whatever the screen is. */
export function usePrintedLight() {
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | undefined;
    const lighten = () => {
      shown = root.dataset.mantineColorScheme;
      root.dataset.mantineColorScheme = 'light';
    };
    const restore = () => {
      root.dataset.mantineColorScheme = shown;
    };
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', restore);
    };
  }, []);
}
