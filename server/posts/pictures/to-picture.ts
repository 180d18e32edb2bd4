import type { PictureFocus, PostPicture } from '#domain/post.ts';

/** The columns of `pictures`, all null where a join found none. */
export interface PictureColumns {
  hash: string | null;
  width: number | null;
  height: number | null;
  widths: string | null;
  /** Of the post whose picture it is. */
  focus?: PictureFocus;
}

export function toPicture(columns: PictureColumns): PostPicture | null {
  const { hash, width, height, widths, focus = 'center' } = columns;
  if (!hash || !width || !height) return null;
  const picture = { hash, width, height, widths: JSON.parse(widths ?? '[]') };
  return focus === 'center' ? picture : { ...picture, focus };
}
