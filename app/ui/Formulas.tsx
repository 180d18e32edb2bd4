import styles from './Formulas.module.css';

/** Where a formula has its x: NOx, SOx. */
const index = /(?<=\b[NS]O)(x)\b/;

/** A text whose NOx and SOx carry their x below the line. */
export function Formulas({ text }: { text: string }) {
  return text.split(index).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay where they are.
      <sub key={at} className={styles.index}>
        {part}
      </sub>
    ) : (
      part
    ),
  );
}
