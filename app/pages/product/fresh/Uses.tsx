import type { Words } from '#content/words.ts';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './Uses.module.css';

interface Props {
  words: Words['product-fresh']['use'];
  illustration: string;
}

/** Where the coating goes, as captions: a tray as it is displayed, a box as it is when closed. */
export function Uses({ words, illustration }: Props) {
  const [tray, box] = words.list;
  const sizes = '(width < 768px) 180vw, 90vw';
  return (
    <div className={styles.uses}>
      <figure>
        <Picture of="fresh" alt="" whole sizes={sizes} className={styles.tray} />
        <Caption entry={tray} />
      </figure>
      <figure>
        <div className={styles.box}>
          <Picture of="box" alt="" whole sizes={sizes} className={styles.lit} />
          <Picture of="box" alt="" whole sizes={sizes} className={styles.closed} />
        </div>
        <Caption entry={box} />
      </figure>
      <p className={styles.illustration}>{illustration}</p>
      <svg className={styles.grade} aria-hidden="true">
        {/* Dimmed, except for what is greener than it is red: the coating's glow. */}
        <filter id="night" colorInterpolationFilters="sRGB">
          <feColorMatrix
            in="SourceGraphic"
            result="glow"
            values="0 0 0 0 0  -1 1.25 0 0 0  -.8 1.02 0 0 0  0 0 0 1 0"
          />
          <feColorMatrix
            in="SourceGraphic"
            values=".84 0 0 0 0  0 .85 0 0 0  0 0 .88 0 0  0 0 0 1 0"
          />
          <feBlend in2="glow" mode="lighten" />
        </filter>
      </svg>
    </div>
  );
}

function Caption({ entry }: { entry: Props['words']['list'][number] | undefined }) {
  return (
    <figcaption>
      <strong>{entry?.name}</strong> {entry?.text}
    </figcaption>
  );
}
