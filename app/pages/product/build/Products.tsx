import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PictureSection } from '../../../ui/PictureSection.tsx';
import styles from './Products.module.css';

interface Props {
  words: Words['product-build']['products'];
  alt: string;
  illustration: string;
}

/** A block and a panel that have come out of floor and wall, with their coating lifted off. */
export function Products({ words, alt, illustration }: Props) {
  return (
    <PictureSection id="blocks-and-panels" title={words.title} lead={words.lead}>
      <figure className={styles.figure}>
        <div className={styles.paving}>
          <Picture of="paving" alt={alt} className={styles.picture} />
          <p className={styles.label} aria-hidden="true">
            {words.coating}
          </p>
          <span className={styles.panel} />
        </div>
        <figcaption>{illustration}</figcaption>
      </figure>
      <dl className={styles.kinds}>
        {[words.block, words.panel].map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </PictureSection>
  );
}
