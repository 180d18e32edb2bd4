import { use } from 'react';
import { preload } from 'react-dom';
import { type PictureFiles, type PictureName, pictureFiles } from '#domain/picture-files.ts';
import styles from './Picture.module.css';
import { PagePictures, toShown } from './picture-context.ts';

interface Props {
  of: PictureName;
  /** One line for those who cannot see it; empty when the words beside it say the same. */
  alt: string;
  /** How wide the picture stands in the layout, as in the sizes attribute. */
  sizes?: string;
  /** For the one picture that is seen first: loads at once and before others. */
  priority?: boolean;
  /** Keeps the whole 16:9 picture on phones, where a card or a comparison needs all of it. */
  whole?: boolean;
  /** For the picture that the page opens with, into which that of a followed link changes. */
  isLead?: boolean;
  className?: string;
}

/** The box takes the picture's own shape, or the shape its class gives it: the picture then covers it. */
export function Picture({ of, alt, sizes = '100vw', priority, whole, isLead, className }: Props) {
  // The browser never renders a picture, so it gets neither the question nor the answer.
  const page = import.meta.env.SSR ? use(PagePictures) : undefined;
  const replaced = page?.own(of);
  const own = replaced && toShown(replaced);
  const files = own ?? pictureFiles[of];
  const showsPreview = files.preview !== '' && !priority;
  const wideBase = own?.base ?? `/art/stills/${of}`;
  const phoneBase = own?.phoneBase ?? `/art/stills/${of}-phone`;
  if (priority) {
    preloadPicture(wideBase, files, { sizes, media: whole ? undefined : '(width >= 768px)' });
    if (!whole) preloadPicture(phoneBase, files.phone, { sizes, media: '(width < 768px)' });
  }
  return (
    <span
      className={className ? `${styles.frame} ${className}` : styles.frame}
      {...(page?.isMarked && { 'data-picture': of })}
    >
      {showsPreview && <img className={styles.preview} src={files.preview} alt="" />}
      <picture>
        {!whole &&
          formats.map((format) => (
            <source
              key={`phone-${format}`}
              media="(width < 768px)"
              type={`image/${format}`}
              srcSet={srcSet(phoneBase, files.phone, format)}
              sizes={sizes}
              width={files.phone.width}
              height={files.phone.height}
            />
          ))}
        {formats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSet(wideBase, files, format)}
            sizes={sizes}
          />
        ))}
        <img
          src={own?.whole ?? `/art/stills/${of}.${files.fallback}`}
          alt={alt}
          width={files.width}
          height={files.height}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'auto' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          data-lead={isLead ? '' : undefined}
        />
      </picture>
    </span>
  );
}

/** Named before the styles, 40 KB of which the browser would read first. */
function preloadPicture(base: string, files: Sizes, { sizes, media }: PreloadedFor): void {
  const imageSrcSet = srcSet(base, files, 'avif');
  const kind = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  preload(base, { ...kind, imageSrcSet, imageSizes: sizes, ...(media && { media }) });
}

interface PreloadedFor {
  sizes: string;
  media: string | undefined;
}

type Sizes = Pick<PictureFiles, 'widths' | 'sharpWidth'>;

const formats = ['avif', 'webp'] as const;

function srcSet(base: string, { widths, sharpWidth }: Sizes, format: (typeof formats)[number]) {
  const all = format === 'avif' ? [...widths, sharpWidth] : widths;
  return all.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
