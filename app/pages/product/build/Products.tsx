import type { ReactNode } from 'react';
import type { Words } from '#content/words.ts';
import styles from './Products.module.css';

interface Props {
  words: Words['product-build']['products'];
  illustration: string;
}

/** A block and a panel, each drawn with the coating as a layer of its own. */
export function Products({ words, illustration }: Props) {
  return (
    <>
      <div className={styles.products}>
        <Product
          words={words.block}
          coating={words.coating}
          leader="M352 98 L400 52 H520"
          labelY={42}
        >
          <path className={styles.left} d="M80 170 L260 260 V330 L80 240 z" />
          <path className={styles.right} d="M260 260 L440 170 V240 L260 330 z" />
          <path className={styles.body} d="M80 170 L260 80 L440 170 L260 260 z" />
          <path className={styles.seam} d="M170 125 L350 215 M350 125 L170 215" />
          <path className={styles.coating} d="M80 142 L260 52 L440 142 L260 232 z" />
        </Product>
        <Product
          words={words.panel}
          coating={words.coating}
          leader="M328 112 L414 32 H520"
          labelY={24}
        >
          <path className={styles.left} d="M132 64 L168 46 V286 L132 304 z" />
          <path className={styles.body} d="M132 64 L168 46 L388 46 L352 64 z" />
          <path className={styles.front} d="M132 64 H352 V304 H132 z" />
          <path className={styles.right} d="M352 64 L388 46 V286 L352 304 z" />
          <path
            className={styles.seam}
            d="M132 184 H352 M242 64 V184 M187 184 V304 M297 184 V304"
          />
          <path className={styles.coating} d="M108 76 H328 V316 H108 z" />
        </Product>
      </div>
      <p className={styles.illustration}>{illustration}</p>
    </>
  );
}

interface ProductProps {
  words: { name: string; text: string };
  coating: string;
  /** The line from the coating to its label, and how high the label stands. */
  leader: string;
  labelY: number;
  children: ReactNode;
}

function Product({ words, coating, leader, labelY, children }: ProductProps) {
  return (
    <figure>
      <svg viewBox="0 0 520 340" aria-hidden="true">
        {children}
        <path className={styles.lead} d={leader} />
        <text className={styles.text} x="520" y={labelY} textAnchor="end">
          {coating}
        </text>
      </svg>
      <figcaption>
        <h3>{words.name}</h3>
        <p>{words.text}</p>
      </figcaption>
    </figure>
  );
}
