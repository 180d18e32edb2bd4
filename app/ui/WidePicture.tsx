import { Picture } from './Picture.tsx';
import type { PictureName } from './picture-files.ts';

interface Props {
  of: PictureName;
  alt: string;
  caption: string;
  className: string | undefined;
}

/** A picture as wide as the text of a product page, with a caption. */
export function WidePicture({ of, alt, caption, className }: Props) {
  return (
    <figure className={className}>
      <Picture of={of} alt={alt} sizes="(min-width: 78rem) 72rem, 92vw" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
