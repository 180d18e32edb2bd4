import type { OwnPicture } from '#domain/own-picture.ts';

/** A small file of a picture as it will be; null is the supplied one. */
export function thumbnailOf(name: string, own: OwnPicture | null): string {
  return own ? `/pictures/${own.wide.hash}-480.webp` : `/art/stills/${name}-480.webp`;
}
