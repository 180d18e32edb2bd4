import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLanguage } from '../words/words.tsx';
import { Figure } from './Figure.tsx';
import styles from './Ranking.module.css';

export interface RankingRow {
  name: string;
  /** The first is drawn as a bar. */
  values: readonly number[];
}

interface Props {
  title: string;
  hint?: string;
  /** Names of the columns, that of the names first. */
  columns: readonly [string, ...string[]];
  rows: readonly RankingRow[];
  fileName: string;
  empty: string;
  /** How many rows are shown at first. */
  most?: number;
}

/** Names with their counts, the most frequent first, each with a bar behind its name. */
export function Ranking(props: Props) {
  const { title, hint, columns, rows, fileName, empty, most = 8 } = props;
  const { language, words } = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const highest = Math.max(...rows.map(({ values }) => values[0] ?? 0), 1);
  const shown = isWhole ? rows : rows.slice(0, most);
  const rest = rows.length - shown.length;
  return (
    <Figure
      title={title}
      hint={hint}
      fileName={fileName}
      isTable
      table={{ columns, rows: rows.map(({ name, values }) => [name, ...values]) }}
      empty={rows.length === 0 ? empty : undefined}
    >
      <table className={styles.ranking}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col">
                <span className={at === 0 ? 'visually-hidden' : undefined}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">
                <span
                  className={styles.bar}
                  style={{ width: `${((values[0] ?? 0) / highest) * 100}%` }}
                />
                <span className={styles.name}>{name}</span>
              </th>
              {values.map((value, at) => (
                <td key={columns[at + 1]} data-none={value === 0 || undefined}>
                  {value.toLocaleString(language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(rest > 0 || isWhole) && rows.length > most && (
        <Button
          size="compact-sm"
          variant="subtle"
          ml={-8}
          mt="xs"
          onClick={() => setIsWhole(!isWhole)}
          aria-expanded={isWhole}
        >
          {isWhole ? words.figures.fewer : words.figures.more(rest)}
        </Button>
      )}
    </Figure>
  );
}
