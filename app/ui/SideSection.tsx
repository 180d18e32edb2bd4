import type { ReactNode } from 'react';
import section from './Section.module.css';
import styles from './SideSection.module.css';

interface Props {
  /** The anchor that the page's contents lead to. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One section of a product page with its words in the first column of three. */
export function SideSection({ id, title, text, children }: Props) {
  return (
    <section
      id={id}
      className={`${section.section} ${section.paper}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={`${section.inside} ${styles.inside}`}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
