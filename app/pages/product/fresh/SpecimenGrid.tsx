import styles from './SpecimenGrid.module.css';

interface Side {
  name: string;
  text: string;
}

interface Props {
  untreated: Side;
  treated: Side;
}

const dishes = Array.from({ length: 10 }, (_, index) => index);
const threads = Array.from({ length: 14 }, (_, index) => index);

/** Ten specimens each: mycelia on six and part of a seventh ("more than 60 %"), and on none. */
export function SpecimenGrid({ untreated, treated }: Props) {
  return (
    <div className={styles.dishes} aria-hidden="true">
      <p className={styles.head}>
        <span>{untreated.name}</span> <strong>{untreated.text}</strong>
      </p>
      <svg viewBox="0 0 210 84" aria-hidden="true">
        {dishes.map((dish) => (
          <g key={dish}>
            <circle className={styles.dish} cx={x(dish)} cy={y(dish)} r="18" />
            {dish < 6 && <Mycelia dish={dish} className={styles.mycelia} />}
            {dish === 6 && <Mycelia dish={dish} className={styles.more} />}
          </g>
        ))}
      </svg>
      <p className={styles.head}>
        <span>{treated.name}</span> <strong>{treated.text}</strong>
      </p>
      <svg viewBox="0 0 210 84" aria-hidden="true">
        {dishes.map((dish) => (
          <circle key={dish} className={styles.clean} cx={x(dish)} cy={y(dish)} r="18" />
        ))}
      </svg>
    </div>
  );
}

const x = (dish: number) => 21 + (dish % 5) * 42;
const y = (dish: number) => 21 + Math.floor(dish / 5) * 42;

/** Threads from a center that differs from dish to dish. */
function Mycelia({ dish, className }: { dish: number; className: string | undefined }) {
  const cx = x(dish) + ((dish * 5) % 7) - 3;
  const cy = y(dish) + ((dish * 3) % 5) - 2;
  return (
    <g className={className}>
      <circle cx={cx} cy={cy} r={4 + (dish % 3)} />
      {threads.map((thread) => {
        const angle = (thread / threads.length) * 2 * Math.PI + dish;
        const length = 7 + ((thread * 7 + dish * 5) % 6);
        const end = (value: number) => value.toFixed(1);
        return (
          <line
            key={thread}
            x1={cx}
            y1={cy}
            x2={end(cx + length * Math.cos(angle))}
            y2={end(cy + length * Math.sin(angle))}
          />
        );
      })}
    </g>
  );
}
