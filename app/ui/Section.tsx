import type { ReactNode } from 'react';
import { PaintPause } from './PaintPause.tsx';
import styles from './Section.module.css';
import layout from './SectionLayout.module.css';
import { DarkMark, SourceLine } from './SourceLine.tsx';
import type { SourceText } from './source-texts.ts';

interface Props {
  /** The anchor that the page's contents and other pages lead to. */
  id: string;
  title: string;
  lead?: string;
  /** Dark (ink) for illustrations, light (paper) for measured results. */
  tone?: 'paper' | 'ink';
  /** The head above what it is about, or beside it where there is room. */
  head?: 'above' | 'beside';
  /** What reaches from edge to edge of the window, between the head and the rest. */
  wide?: ReactNode;
  children?: ReactNode;
  /** Below, set small: what one must know to read the figures, and how far they reach. */
  note?: string;
  /** Who measured it, once that is given. */
  source?: SourceText | null;
}

/** One section of a product page, with its anchor. */
export function Section(props: Props) {
  const { id, title, lead, tone = 'paper', head = 'above', wide, children, note } = props;
  const { source = null } = props;
  const body = (
    <>
      {children}
      {note && <p className={layout.note}>{note}</p>}
      <SourceLine source={source} />
    </>
  );
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[tone]} ${tone === 'ink' ? 'on-ink' : ''} ${wide ? layout.wide : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${styles.inside} ${head === 'above' ? styles.above : layout[head]}`}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
          <DarkMark source={source} />
        </div>
        {!wide && <div>{body}</div>}
      </div>
      {wide}
      {wide && children && <div className={`${styles.inside} ${layout.rest}`}>{body}</div>}
      <PaintPause />
    </section>
  );
}
