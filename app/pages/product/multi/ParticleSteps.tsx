import styles from './ParticleSteps.module.css';

interface Row {
  /** "2.5 µm". */
  name: string;
  size: number;
  /** Where on the axis what passes is, in per cent of its length. */
  at: number;
  passingText: string;
  removal: string;
}

interface Props {
  caption: string;
  columns: readonly [size: string, passing: string, removal: string];
  ticks: readonly { at: number; text: string }[];
  rows: readonly Row[];
}

const toPercent = (at: number) => `${at.toFixed(2)}%`;
const largestRadius = { across: 26, down: 40 };

/**
 * What passes the filter, on one logarithmic axis, falls like stairs; by each step lies its particle,
 * all to one scale. The rows stand side by side, on a phone below each other with the axis across.
 */
export function ParticleSteps({ caption, columns, ticks, rows }: Props) {
  const largest = Math.max(...rows.map((row) => row.size));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">
            {columns[1]}
            <svg className={`${styles.axis} ${styles.down}`} aria-hidden="true">
              {ticks.map(({ at, text }) => (
                <text key={at} y={toPercent(at)} dy="0.34em">
                  {text}
                </text>
              ))}
            </svg>
            <svg className={`${styles.axis} ${styles.across}`} aria-hidden="true">
              {ticks.map(({ at, text }) => (
                <text key={at} x={toPercent(at)} y="13">
                  {text}
                </text>
              ))}
            </svg>
          </th>
          <th scope="col">{columns[2]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const step = {
            row,
            next: rows[index + 1],
            ticks: ticks.map(({ at }) => toPercent(at)),
            scale: row.size / largest,
          };
          return (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>
                <StepDown {...step} />
                <StepAcross {...step} />
              </td>
              <td>{row.removal}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface StepProps {
  row: Row;
  next: Row | undefined;
  ticks: readonly string[];
  /** Of the largest particle. */
  scale: number;
}

function StepDown({ row, next, ticks, scale }: StepProps) {
  const y = toPercent(row.at);
  const radius = largestRadius.down * scale;
  return (
    <svg className={styles.down} role="img" aria-label={row.passingText}>
      {ticks.map((tick) => (
        <line key={tick} className={styles.tick} x2="100%" y1={tick} y2={tick} />
      ))}
      <line x2="100%" y1={y} y2={y} />
      {next && <line x1="100%" x2="100%" y1={y} y2={toPercent(next.at)} />}
      <svg x="50%" y={y} overflow="visible" aria-hidden="true">
        <circle cy={-radius - 3} r={radius} />
      </svg>
      <text x="50%" y={y} dy="1.5em">
        {row.passingText}
      </text>
    </svg>
  );
}

function StepAcross({ row, next, ticks, scale }: StepProps) {
  const x = toPercent(row.at);
  const radius = largestRadius.across * scale;
  const isNearEnd = row.at > 60;
  return (
    <svg className={styles.across} role="img" aria-label={row.passingText}>
      {ticks.map((tick) => (
        <line key={tick} className={styles.tick} y2="100%" x1={tick} x2={tick} />
      ))}
      <line y2="100%" x1={x} x2={x} />
      {next && <line y1="100%" y2="100%" x1={x} x2={toPercent(next.at)} />}
      <svg x={x} y="50%" overflow="visible" aria-hidden="true">
        <circle cx={-radius - 3} r={radius} />
      </svg>
      <text
        x={x}
        y="50%"
        dx={isNearEnd ? -2 * radius - 10 : 10}
        dy="0.34em"
        textAnchor={isNearEnd ? 'end' : 'start'}
      >
        {row.passingText}
      </text>
    </svg>
  );
}
