import styles from './EvidencePlot.module.css';

/** A value: where it stands in percent of the axis, and as it is written. */
interface Mark {
  at: number;
  text: string;
}

interface Row {
  name: string;
  /** Set small after the name: "µg/m³". */
  unit?: string;
  open: Mark;
  /** `isLimit` when the value is only known to be below. */
  full: Mark & { isLimit?: boolean };
  /** The main result, at the end of the row. */
  result: string;
}

interface Props {
  caption: string;
  columns: { name: string; open: string; full: string; result: string };
  /** Of the one axis that all rows share; `text` is written below, `isLine` drawn through the rows. */
  ticks: readonly (Mark & { isLine?: boolean })[];
  /** What the line of a row leads from: its other value, or the beginning of the axis. */
  lineFrom: 'open' | 'zero';
  rows: readonly Row[];
}

const percent = (at: number) => `${at.toFixed(2)}%`;

/**
 * Results as a table whose cells are drawn on one common axis: an open mark for the first value, a
 * full one for the second. Places are SVG attributes: the site's policy allows no style attribute.
 */
export function EvidencePlot({ caption, columns, ticks, lineFrom, rows }: Props) {
  return (
    <div className={styles.evidence} data-line-from={lineFrom}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={styles.open}>
              {columns.open}
            </th>
            <th scope="col" className={styles.full}>
              {columns.full}
            </th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, unit, open, full, result }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {unit && <span className={styles.unit}> {unit}</span>}
              </th>
              <td className={styles.open}>
                <svg role="img" aria-label={open.text}>
                  {ticks.map(
                    ({ at, isLine }) =>
                      isLine && (
                        <line
                          key={at}
                          className={styles.tick}
                          x1={percent(at)}
                          x2={percent(at)}
                          y2="100%"
                        />
                      ),
                  )}
                  <line
                    className={styles.line}
                    x1={percent(full.at)}
                    x2={lineFrom === 'zero' ? 0 : percent(open.at)}
                    y1="50%"
                    y2="50%"
                  />
                  <circle cx={percent(open.at)} cy="50%" r="5" />
                  <text x={percent(open.at)} y="50%" dx="12" dy="0.34em">
                    {open.text}
                  </text>
                </svg>
              </td>
              <td className={styles.full}>
                <svg role="img" aria-label={full.text}>
                  <svg x={percent(full.at)} y="50%" overflow="visible" aria-hidden="true">
                    {full.isLimit ? <path d="M6-7v14l-12-7z" /> : <circle r="6.5" />}
                  </svg>
                  <text
                    x={percent(full.at)}
                    y="50%"
                    dx={lineFrom === 'zero' ? 14 : -14}
                    dy="0.34em"
                  >
                    {full.text}
                  </text>
                </svg>
              </td>
              <td className={styles.result}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg className={styles.axis} aria-hidden="true">
        <line x2="100%" />
        {ticks.map(({ at, text }) => (
          <g key={at}>
            <line x1={percent(at)} x2={percent(at)} y2="6" />
            <text x={percent(at)} y="22">
              {text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
