import { ActionIcon, Button, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './Figure.module.css';
import { FigureTable, type TableData } from './FigureTable.tsx';
import { saveCsv } from './save-csv.ts';

interface Props {
  title: string;
  hint?: string | undefined;
  /** The same figures as rows: behind the drawing, and as a file. */
  table: TableData;
  /** Of the file, without its ending. */
  fileName: string;
  /** Shown in place of all else while there is nothing to show. */
  empty?: string | undefined;
  /** Where what is drawn is a table already. */
  isTable?: boolean;
  children: ReactNode;
}

/** A drawing with what is behind it. */
export function Figure(props: Props) {
  const { title, hint, table, fileName, empty, isTable = false, children } = props;
  const { figures: texts } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const buttons = { variant: 'subtle', color: 'gray' } as const;
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-labelledby={titleId}
      className={styles.figure}
    >
      <Group justify="space-between" align="center" gap="xs" wrap="nowrap">
        <Title order={3} size="h4" id={titleId}>
          {title}
        </Title>
        {!empty && (
          <Group gap={2} wrap="nowrap" className={styles.buttons}>
            {(!isTable || table.columns.length > 2) && (
              <Button
                {...buttons}
                size="compact-sm"
                leftSection={<Icon name={isOpen ? 'bars' : 'table'} size={16} />}
                aria-pressed={isOpen}
                data-narrow={isTable || undefined}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? texts.drawing : texts.table}
              </Button>
            )}
            <ActionIcon
              {...buttons}
              size={28}
              aria-label={`${texts.download}: ${title}`}
              title={texts.download}
              onClick={() => saveCsv(fileName, table)}
            >
              <Icon name="download" size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
      {hint && !empty && (
        <Text size="sm" c="dimmed" mt={2}>
          {hint}
        </Text>
      )}
      <div className={styles.body}>
        {empty ? (
          <Text c="dimmed" className={styles.empty}>
            {empty}
          </Text>
        ) : isOpen ? (
          <FigureTable label={title} {...table} />
        ) : (
          children
        )}
      </div>
    </Paper>
  );
}
