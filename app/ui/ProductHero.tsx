import type { ReactNode } from 'react';
import type { PictureName } from '#domain/picture-files.ts';
import screen from './FirstScreen.module.css';
import { FirstScreen } from './FirstScreen.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Picture } from './Picture.tsx';
import styles from './ProductHero.module.css';
import whole from './WholePicture.module.css';
import beside from './WordsBeside.module.css';

interface Props {
  picture: PictureName;
  /** Where the picture has what it is about. */
  className?: string | undefined;
  alt: string;
  /** Says that the picture is an illustration, where one could take it for evidence. */
  caption?: string;
  headline: string;
  lead: ReactNode;
  inquiry: { to: string; label: string };
  /** The page's anchors, in their order. */
  contents: { label: string; entries: readonly { id: string; name: string }[] };
}

/** Pictures with an empty left; the first two are shown whole on every window. */
const layouts: Partial<Record<PictureName, string>> = {
  'box-hero': `${beside.words} ${whole.picture}`,
  'jars-hero': `${beside.words} ${whole.picture}`,
  air: beside.words,
  spray: beside.words,
};

/** The first screen of a product page, behind its banner: picture, headline, link to the inquiry, contents. */
export function ProductHero(props: Props) {
  const { picture, className, alt, caption, headline, lead, inquiry, contents } = props;
  const figure = [styles.figure, layouts[picture], className];
  return (
    <FirstScreen>
      <figure className={figure.filter(Boolean).join(' ')} data-of={picture}>
        <Picture of={picture} alt={alt} priority isLead className={styles.picture} />
        {caption && (
          <figcaption className={`${screen.caption} ${styles.caption}`}>{caption}</figcaption>
        )}
      </figure>
      <div className={styles.inside}>
        <p className={styles.headline}>{headline}</p>
        <div className={styles.say}>
          <p className={styles.lead}>{lead}</p>
          <LinkButton to={inquiry.to} tone="glow">
            {inquiry.label}
          </LinkButton>
        </div>
        <nav className={styles.contents} aria-label={contents.label}>
          <ul>
            {contents.entries.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </FirstScreen>
  );
}
