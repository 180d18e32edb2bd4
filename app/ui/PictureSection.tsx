import type { ReactNode } from 'react';
import styles from './PictureSection.module.css';
import { SourceLine } from './SourceLine.tsx';
import type { SourceText } from './source-texts.ts';

interface Props {
  /** The anchor that the page's contents lead to. */
  id: string;
  title: string;
  lead: string;
  /** Who measured what it shows, once that is given. */
  source?: SourceText | null;
  /** What reaches from edge to edge. */
  children: ReactNode;
}

/** One section of a product page that is a picture, with its words at the upper left. */
export function PictureSection({ id, title, lead, source = null, children }: Props) {
  return (
    <section id={id} className={`${styles.section} on-ink`} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
        <SourceLine source={source} />
      </div>
      <div className={styles.picture}>{children}</div>
    </section>
  );
}
