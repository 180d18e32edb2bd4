import { useEffect } from 'react';
import type { PictureName } from '#domain/picture-files.ts';
import { drawArea, findArea } from '../../ui/CropWindow.tsx';
import type { ShownPicture } from '../frame-messages.ts';
import { ratioOf } from './crop-state.ts';
import type { usePictureDraft } from './usePictureDraft.ts';

/** While somebody drags, the page need not follow every step. */
const pause = 120;
/** Enough for the page in the frame, which is made smaller itself. */
const longestSide = 1366;

/**
 * Shows on the page what would be cut out. It is drawn here and handed over as a `data:` address:
 * the page then lays it out as any other picture of that shape, its policy allows nothing else that
 * is not on the server yet, and nothing has to be encoded there at every step.
 */
export function usePreview(
  name: PictureName,
  { image: { loaded }, isChanged, stateOf }: ReturnType<typeof usePictureDraft>,
  show: (picture: ShownPicture) => void,
): void {
  const [wide, phone] = [stateOf('wide'), stateOf('phone')];
  const drawn = JSON.stringify([wide, phone]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: two windows that stand the same are one.
  useEffect(() => {
    if (!loaded || !isChanged) return;
    const timer = setTimeout(() => {
      const draw = (shape: 'wide' | 'phone') => {
        const canvas = document.createElement('canvas');
        const area = findArea(loaded, ratioOf(name, shape), shape === 'wide' ? wide : phone);
        drawArea(canvas, loaded, area, longestSide);
        return canvas.toDataURL('image/webp', 0.85);
      };
      show({ name, wide: draw('wide'), phone: draw('phone') });
    }, pause);
    return () => clearTimeout(timer);
  }, [name, loaded, isChanged, drawn, show]);
}
