import { type Ends, placeOnLogAxis } from '../../../ui/log-axis.ts';
import styles from './ParticleSteps.module.css';

interface Row {
  /** "2.5 µm". */
  name: string;
  size: number;
  /** In percent. */
  passing: number;
  passingText: string;
  removal: string;
}

interface Props {
  caption: string;
  columns: readonly [size: string, passing: string, removal: string];
  ticks: readonly { passing: number; text: string }[];
  rows: readonly Row[];
}

const ends: Ends = [50, 0.035];
const level = (passing: number) => `${placeOnLogAxis(passing, ends).toFixed(2)}%`;
/** Pixels on a phone; larger screens scale it. */
const largestRadius = 20;

/**
 * A table whose rows stand side by side: what passes the filter, on one logarithmic axis, falls like
 * stairs. On each step lies its particle, all to one scale.
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
            <svg className={styles.axis} aria-hidden="true">
              {ticks.map(({ passing, text }) => (
                <text key={passing} y={level(passing)} dy="0.34em">
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
          const y = level(row.passing);
          const next = rows[index + 1];
          return (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>
                <svg role="img" aria-label={row.passingText}>
                  {ticks.map(({ passing }) => (
                    <line
                      key={passing}
                      className={styles.tick}
                      x2="100%"
                      y1={level(passing)}
                      y2={level(passing)}
                    />
                  ))}
                  <line x2="100%" y1={y} y2={y} />
                  {next && <line x1="100%" x2="100%" y1={y} y2={level(next.passing)} />}
                  <svg x="50%" y={y} overflow="visible" aria-hidden="true">
                    <circle
                      cy={(-largestRadius * row.size) / largest - 1.5}
                      r={(largestRadius * row.size) / largest}
                    />
                  </svg>
                  <text x="50%" y={y} dy="1.5em">
                    {row.passingText}
                  </text>
                </svg>
              </td>
              <td className={styles.removal}>{row.removal}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
