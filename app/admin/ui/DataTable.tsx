import { type MantineSpacing, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface Column {
  label: string;
  /** Read aloud only. */
  isHidden?: boolean;
  className?: string | undefined;
}

interface Selection {
  /** Chooses all rows: the head of the first column, and of a list of cards. */
  all: ReactNode;
  /** What can be done with the chosen rows; stands where the names of the columns were. */
  tools: ReactNode;
}

interface Props {
  columns: readonly Column[];
  className?: string | undefined;
  verticalSpacing?: MantineSpacing;
  /** Where there is no room for columns each row is a small card; `wide`: it has many columns. */
  hasCards?: boolean | 'wide';
  selection?: Selection;
  /** Names a table that is wider than a phone and scrolls by the keyboard. */
  label?: string;
  /** The rows. */
  children: ReactNode;
}

export function DataTable(props: Props) {
  const { columns, className, verticalSpacing = 'sm', hasCards = false } = props;
  const { selection, label, children } = props;
  const named = selection ? columns.slice(1) : columns;
  const table = (
    <Table
      className={className}
      data-cards={hasCards === 'wide' ? 'wide' : hasCards || undefined}
      verticalSpacing={verticalSpacing}
      horizontalSpacing="md"
    >
      <Table.Thead
        data-selects={selection ? true : undefined}
        data-selected={selection?.tools ? true : undefined}
      >
        <Table.Tr>
          {selection && <Table.Th className={columns[0]?.className}>{selection.all}</Table.Th>}
          {selection?.tools ? (
            <Table.Td colSpan={named.length}>{selection.tools}</Table.Td>
          ) : (
            named.map((column) => (
              <Table.Th key={column.label} className={column.className}>
                {column.isHidden ? (
                  <span className="visually-hidden">{column.label}</span>
                ) : (
                  column.label
                )}
              </Table.Th>
            ))
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
  const sheet = {
    className: styles.sheet,
    'data-columns': hasCards === 'wide' ? 'many' : undefined,
    'data-selects': selection ? true : undefined,
  };
  return label ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways needs the keyboard.
    <section {...sheet} tabIndex={0} aria-label={label}>
      {table}
    </section>
  ) : (
    <div {...sheet}>{table}</div>
  );
}
