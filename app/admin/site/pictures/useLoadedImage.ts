import { useEffect, useState } from 'react';

/** The picture behind an address, once it can be drawn. */
export function useLoadedImage(address: string | undefined) {
  const [loaded, setLoaded] = useState<HTMLImageElement>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    setLoaded(undefined);
    setIsBroken(false);
    if (!address) return;
    const loading = new Image();
    loading.onload = () => setLoaded(loading);
    loading.onerror = () => setIsBroken(true);
    loading.src = address;
    return () => {
      loading.onload = loading.onerror = null;
    };
  }, [address]);
  return { loaded, isBroken };
}
