import styles from './SpecimenGrid.module.css';

interface Side {
  name: string;
  text: string;
}

interface Props {
  untreated: Side;
  treated: Side;
}

const dishes = Array.from({ length: 10 }, (_, at) => at);
const threads = Array.from({ length: 14 }, (_, at) => at);

/** Ten specimens each: mycelia on six and part of a seventh ("more than 60 %"), and on none. */
export function SpecimenGrid({ untreated, treated }: Props) {
  return (
    <div className={styles.dishes} aria-hidden="true">
      <p className={styles.head}>
        <span>{untreated.name}</span> <strong>{untreated.text}</strong>
      </p>
      <svg viewBox="0 0 210 84" aria-hidden="true">
        {dishes.map((at) => (
          <g key={at}>
            <circle className={styles.dish} cx={x(at)} cy={y(at)} r="18" />
            {at < 6 && <Mycelia at={at} className={styles.mycelia} />}
            {at === 6 && <Mycelia at={at} className={styles.more} />}
          </g>
        ))}
      </svg>
      <p className={styles.head}>
        <span>{treated.name}</span> <strong>{treated.text}</strong>
      </p>
      <svg viewBox="0 0 210 84" aria-hidden="true">
        {dishes.map((at) => (
          <circle key={at} className={styles.clean} cx={x(at)} cy={y(at)} r="18" />
        ))}
      </svg>
    </div>
  );
}

const x = (at: number) => 21 + (at % 5) * 42;
const y = (at: number) => 21 + Math.floor(at / 5) * 42;

/** Threads from a middle of their own, no two dishes alike. */
function Mycelia({ at, className }: { at: number; className: string | undefined }) {
  const cx = x(at) + ((at * 5) % 7) - 3;
  const cy = y(at) + ((at * 3) % 5) - 2;
  return (
    <g className={className}>
      <circle cx={cx} cy={cy} r={4 + (at % 3)} />
      {threads.map((thread) => {
        const angle = (thread / threads.length) * 2 * Math.PI + at;
        const length = 7 + ((thread * 7 + at * 5) % 6);
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
