import styles from './Dishes.module.css';

interface Props {
  /** How many of the ten have mycelia. */
  overgrown: number;
  /** Whether it was more than that: the next dish then has a faint colony. */
  isMore: boolean;
}

const ten = Array.from({ length: 10 }, (_, dish) => dish);

/** Ten dishes in a row, each 10 %; a line over those with mycelia. */
export function Dishes({ overgrown, isMore }: Props) {
  return (
    <svg className={styles.dishes} viewBox="0 -16 1000 116" aria-hidden="true">
      {overgrown > 0 && (
        <radialGradient id="spores">
          <stop offset=".2" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      )}
      {overgrown > 0 && <path className={styles.share} d={`M4-12H${overgrown * 100 - 4}`} />}
      {isMore && <path className={styles.over} d={`M${overgrown * 100 - 4}-12h92`} />}
      {ten.map((dish) => {
        const hasColony = dish < overgrown || (isMore && dish === overgrown);
        return (
          <g key={dish} transform={`translate(${dish * 100 + 50} 50)`}>
            <circle className={overgrown > 0 ? styles.rim : styles.clean} r="46" />
            <circle className={overgrown > 0 ? styles.glass : styles.cleanGlass} r="41" />
            {hasColony && (
              <g
                className={dish < overgrown ? styles.colony : styles.faint}
                transform={`translate(${((dish * 5) % 9) - 4} ${((dish * 7) % 9) - 4}) rotate(${dish * 67})`}
              >
                <circle r="26" fill="url(#spores)" />
                <path d={threads[dish % threads.length]} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Threads from one center, each bent and branched twice; two colonies, which dishes turn. */
const threads = [0, 1].map((colony) =>
  Array.from({ length: 26 }, (_, thread) => {
    const angle = ((thread + (((thread * 7 + colony * 3) % 5) - 2) / 6) / 26) * 2 * Math.PI;
    const length = 18 + ((thread * 11 + colony * 5) % 19);
    const at = (share: number, turn: number) => {
      const x = share * length * Math.cos(angle + turn);
      const y = share * length * Math.sin(angle + turn);
      return `${x.toFixed(0)} ${y.toFixed(0)}`;
    };
    return `M0 0Q${at(0.6, 0.16)} ${at(1, 0)}M${at(0.5, 0.08)}L${at(0.9, 0.26)}M${at(0.7, 0.04)}L${at(1, -0.16)}`;
  }).join(''),
);
