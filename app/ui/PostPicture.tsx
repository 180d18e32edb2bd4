import { type PostPicture as PictureOfPost, pictureAddress, pictureSet } from '#domain/post.ts';
import { Picture } from './Picture.tsx';
import styles from './PostPicture.module.css';

interface Props {
  of: PictureOfPost | null;
  /** What it shows, where nothing beside it says that. */
  alt?: string;
  /** How wide it stands in the layout, as in the sizes attribute. */
  sizes: string;
  /** For what is seen at once; `first`: for the one picture that is seen first. */
  isEager?: boolean | 'first';
  className?: string | undefined;
}

/** A post's picture, or the placeholder; it covers the box that its class gives it. */
export function PostPicture({ of: picture, alt = '', sizes, isEager = false, className }: Props) {
  const isFirst = isEager === 'first';
  const frame = className ? `${styles.frame} ${className}` : styles.frame;
  return (
    <span className={frame}>
      {picture && picture.widths.length > 0 ? (
        <img
          src={pictureAddress(picture, picture.widths[1] ?? picture.width)}
          srcSet={pictureSet(picture)}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          data-focus={picture.focus}
          loading={isEager ? 'eager' : 'lazy'}
          decoding={isEager ? 'auto' : 'async'}
          fetchPriority={isFirst ? 'high' : undefined}
          data-lead={isFirst ? '' : undefined}
        />
      ) : (
        <Picture of="quiet" alt="" sizes={sizes} whole priority={isFirst} isLead={isFirst} />
      )}
    </span>
  );
}
