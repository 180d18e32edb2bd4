import type { ReactNode } from 'react';
import { splitSign } from '../../ui/format.ts';
import { DarkMark, SourceLine } from '../../ui/SourceLine.tsx';
import type { EvidenceRow, Share, Value } from './evidence-rows.ts';
import type { EvidenceTest } from './evidence-tests.ts';
import styles from './TestRows.module.css';

interface Props {
  test: EvidenceTest;
  field: string;
  labels: Record<'before' | 'after', string>;
}

/** One test: its name and strongest figure beside its rows, what is known of it below them. */
export function TestRows({ test, field, labels }: Props) {
  const { title, address, rows, strongest, note, source } = test;
  const [first] = strongest;
  // A fact that is no share (how long it lasts) is said by its row alone.
  const figure = first?.share && first;
  const hasMore = note !== undefined || source !== null;
  const head = (
    <th scope="rowgroup" rowSpan={rows.length + 1} className={styles.head}>
      <a href={address} className={styles.title}>
        {title}
      </a>
      {figure && (
        <span className={styles.strongest} aria-hidden="true">
          <LargeFigure {...figure.result} isPlain={figure.share?.isPlain} />
          <span className={styles.item}>{strongest.map(({ item }) => item).join(' · ')}</span>
        </span>
      )}
      <DarkMark source={source} />
    </th>
  );
  return (
    <tbody data-field={field} data-fact={!figure || undefined} className={styles.test}>
      {rows.map((row, index) => (
        <Row key={row.item} row={row} address={address} labels={labels}>
          {index === 0 && head}
        </Row>
      ))}
      {/* Where nothing more is known, it takes the height that the head needs beyond the rows. */}
      <tr className={styles.more} aria-hidden={!hasMore || undefined}>
        <td colSpan={4}>
          <SourceLine source={source} />
          {note && <p className={styles.note}>{note}</p>}
        </td>
      </tr>
    </tbody>
  );
}

interface RowProps {
  row: EvidenceRow;
  address: string;
  labels: Props['labels'];
  children: ReactNode;
}

function Row({ row, address, labels, children }: RowProps) {
  const { item, before, after, result, share } = row;
  // Where only the result is known, nothing is left blank before it: a share is drawn there.
  const isAlone = !before && !after;
  const isDrawn = isAlone && share;
  const columns = isAlone && !share ? 3 : undefined;
  return (
    <tr>
      {children}
      {item ? (
        <th scope="row" colSpan={columns}>
          {item}
        </th>
      ) : (
        <td className={styles.none} colSpan={columns}>
          {isAlone ? '' : '—'}
        </td>
      )}
      {isDrawn && (
        <td className={styles.drawn} colSpan={2}>
          <Bar {...share} />
        </td>
      )}
      {!isAlone && (
        <>
          <Cell value={before} label={labels.before} />
          <Cell value={after} label={labels.after} />
        </>
      )}
      <td>
        <a href={address}>{result.phrase.replace('{figure}', result.figure)}</a>
        {share && !isDrawn && <Bar {...share} />}
      </td>
    </tr>
  );
}

/** How much of a hundred, on the line below the result or before it; what may be more than that is drawn paler. */
function Bar({ percent, isLeast, isPlain }: Share) {
  return (
    <svg
      className={styles.bar}
      data-plain={isPlain}
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 1h${percent}`} />
      {isLeast && <path d={`M${percent} 1H100`} />}
    </svg>
  );
}

/**
 * A value says what it is: by a name of its own, or where no heads of columns are shown; below one
 * a gap would look forgotten.
 */
function Cell({ value, label }: { value: Value | undefined; label: string }) {
  if (!value) return <td className={styles.none}>—</td>;
  return (
    <td>
      <span className={value.name ? styles.name : styles.label}>{value.name ?? label}: </span>
      {value.text}
    </td>
  );
}

interface LargeFigureProps {
  phrase: string;
  figure: string;
  isPlain: boolean | undefined;
}

/** "over 99.0% reduction": the number large, the words around it small. */
function LargeFigure({ phrase, figure, isPlain }: LargeFigureProps) {
  const [before = '', after = ''] = phrase.split('{figure}');
  const { number, sign } = splitSign(figure);
  return (
    <span>
      {before && <span className={styles.around}>{before}</span>}
      <span className={styles.number} data-plain={isPlain}>
        {number}
        <small>{sign}</small>
      </span>
      <span className={`${styles.around} ${styles.after}`}>{after}</span>
    </span>
  );
}
