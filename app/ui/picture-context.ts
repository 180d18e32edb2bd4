import { createContext } from 'react';
import type { OwnPicture } from '#domain/own-picture.ts';
import type { PictureFiles, PictureName } from '#domain/picture-files.ts';

interface PagePictures {
  /** What the owner shows in place of a supplied picture. */
  own(name: PictureName): OwnPicture | undefined;
  /** In the editor's frame pictures say which they are. */
  isMarked: boolean;
}

/** Filled for each rendering on the server; content pages are rendered nowhere else. */
export const PagePictures = /* @__PURE__ */ createContext<PagePictures>({
  own: () => undefined,
  isMarked: false,
});

interface ShownFiles extends PictureFiles {
  /** What the addresses of its files begin with. */
  base: string;
  phoneBase: string;
  whole: string;
}

export function toShown({ wide, phone, fallback, preview }: OwnPicture): ShownFiles {
  const base = `/pictures/${wide.hash}`;
  const whole = `${base}-whole.${fallback}`;
  return { ...wide, phone, fallback, preview, base, phoneBase: `/pictures/${phone.hash}`, whole };
}
