import type { PostPicture } from '#domain/post.ts';

/** The columns of `pictures`, all null where a join found none. */
export interface PictureColumns {
  hash: string | null;
  width: number | null;
  height: number | null;
  widths: string | null;
}

export function toPicture({ hash, width, height, widths }: PictureColumns): PostPicture | null {
  if (!hash || !width || !height) return null;
  return { hash, width, height, widths: JSON.parse(widths ?? '[]') };
}
