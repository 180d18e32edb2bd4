import type { PictureShape } from '#domain/own-picture.ts';
import { readItem, removeItem, writeItem } from '../../../browser-storage.ts';
import type { CropState } from '../../ui/CropWindow.tsx';

/** Another file and what of it is seen, before it is saved; the server has the file already. */
export interface PictureCopy {
  source: string;
  moved: Partial<Record<PictureShape, CropState>>;
  /** What was there when somebody began. */
  edition: number | null;
}

export type PictureCopies = ReturnType<typeof pictureCopies>;

/** Kept in this browser too, so that neither crash nor closed tab loses it. */
export function pictureCopies(account: string, name: string) {
  const key = `admin-draft:${account}:picture:${name}`;
  return {
    keep: (copy: PictureCopy) => writeItem(key, JSON.stringify(copy)),
    forget: () => removeItem(key),
    find(): PictureCopy | undefined {
      const stored = readItem(key);
      return stored ? (JSON.parse(stored) as PictureCopy) : undefined;
    },
  };
}
