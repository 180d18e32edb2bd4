import files from './picture-files.json' with { type: 'json' };

/** What art/encode-stills.ts wrote of one picture, and the list it wrote. */
export interface PictureFiles {
  width: number;
  height: number;
  widths: readonly number[];
  /** For screens with more pixels, as AVIF only. */
  sharpWidth: number;
  phone: { width: number; height: number; widths: readonly number[]; sharpWidth: number };
  /** The extension of the file for browsers that read neither AVIF nor WebP. */
  fallback: string;
  /** A dozen pixels, shown blurred until the picture is there; empty for pictures with alpha. */
  preview: string;
}

export type PictureName = keyof typeof files;

export const pictureFiles: Record<PictureName, PictureFiles> = files;
