import styles from './Dishes.module.css';

interface Props {
  /** How many of the ten have mycelia. */
  overgrown: number;
  /** Whether it was more than that: the next dish then has a faint colony. */
  isMore: boolean;
  /** What is written below each. */
  scale?: readonly string[];
}

const halves = [0, 5] as const;
const five = [0, 1, 2, 3, 4] as const;

/** Ten dishes, each 10 %, five to a line on a phone; a line over those with mycelia. */
export function Dishes({ overgrown, isMore, scale }: Props) {
  return (
    <div className={styles.dishes}>
      {halves.map((start) => {
        const end = Math.min(overgrown - start, 5);
        return (
          <div key={start}>
            <svg viewBox="0 -16 500 116" aria-hidden="true">
              {overgrown > 0 && start === 0 && (
                <radialGradient id="spores">
                  <stop offset=".2" />
                  <stop offset="1" stopOpacity="0" />
                </radialGradient>
              )}
              {end > 0 && <path className={styles.share} d={`M4-12H${end * 100 - 4}`} />}
              {end === 5 && overgrown > 5 && <path className={styles.joint} d="M490-12h20" />}
              {isMore && end > 0 && end < 5 && (
                <path className={styles.over} d={`M${end * 100 - 4}-12h92`} />
              )}
              {five.map((place) => (
                <Dish
                  key={place}
                  dish={start + place}
                  place={place}
                  isClean={overgrown === 0}
                  colony={colonyOf(start + place, overgrown, isMore)}
                />
              ))}
            </svg>
            {scale && (
              <ol className={styles.scale} aria-hidden="true">
                {scale.slice(start, start + 5).map((tenth) => (
                  <li key={tenth}>{tenth}</li>
                ))}
              </ol>
            )}
          </div>
        );
      })}
    </div>
  );
}

type Colony = 'colony' | 'faint' | undefined;

function colonyOf(dish: number, overgrown: number, isMore: boolean): Colony {
  if (dish < overgrown) return 'colony';
  return isMore && dish === overgrown ? 'faint' : undefined;
}

interface DishProps {
  dish: number;
  place: number;
  isClean: boolean;
  colony: Colony;
}

function Dish({ dish, place, isClean, colony }: DishProps) {
  return (
    <g transform={`translate(${place * 100 + 50} 50)`}>
      <circle className={isClean ? styles.clean : styles.rim} r="46" />
      <circle className={isClean ? styles.cleanGlass : styles.glass} r="41" />
      {colony && (
        <g
          className={styles[colony]}
          transform={`translate(${((dish * 5) % 9) - 4} ${((dish * 7) % 9) - 4}) rotate(${dish * 67})`}
        >
          <circle r="26" fill="url(#spores)" />
          <path d={threads[dish % threads.length]} />
        </g>
      )}
    </g>
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
