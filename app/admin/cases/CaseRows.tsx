import { ActionIcon, Anchor, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { languages } from '#domain/language.ts';
import { pictureAddress } from '#domain/post.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { StateDots } from '../posts/StateDots.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';
import styles from './CaseRows.module.css';
import { nameOfCase, stateOfPart } from './case-state.ts';

interface Props {
  cases: readonly EditedCase[];
  isBusy: boolean;
  /** All of them, in their new order. */
  onMove(ids: string[]): void;
  onRemove(id: string, name: string): void;
}

/** Rows that can be dragged, or moved by two buttons. */
export function CaseRows({ cases, isBusy, onMove, onRemove }: Props) {
  const { cases: texts } = useWords();
  const [dragged, setDragged] = useState<string>();
  const ids = cases.map(({ id }) => id);

  function move(id: string, to: number) {
    const rest = ids.filter((one) => one !== id);
    onMove([...rest.slice(0, to), id, ...rest.slice(to)]);
  }

  const { order, case: name, states, actions } = texts.columns;
  return (
    <DataTable
      hasCards
      className={styles.table}
      label={texts.title}
      columns={[{ label: order }, { label: name }, { label: states }, { label: actions }]}
    >
      {cases.map((one, at) => {
        const title = nameOfCase(one) || texts.unnamed;
        const picture = one.facts.next?.after;
        return (
          <Table.Tr
            key={one.id}
            draggable={!isBusy}
            title={texts.drag}
            data-dragged={dragged === one.id || undefined}
            className={styles.row}
            onDragStart={() => setDragged(one.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && dragged !== one.id) move(dragged, at);
            }}
          >
            <Table.Td>
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="default"
                  aria-label={texts.up(title)}
                  disabled={isBusy || at === 0}
                  onClick={() => move(one.id, at - 1)}
                >
                  <Icon name="up" />
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  aria-label={texts.down(title)}
                  disabled={isBusy || at === cases.length - 1}
                  onClick={() => move(one.id, at + 1)}
                >
                  <Icon name="down" />
                </ActionIcon>
              </Group>
            </Table.Td>
            <Table.Td>
              <Group gap="sm" wrap="nowrap">
                {picture && (
                  <img
                    className={styles.picture}
                    src={pictureAddress(picture, picture.widths[0] ?? picture.width)}
                    alt=""
                    width={72}
                    height={48}
                  />
                )}
                <div>
                  <Anchor
                    component={Link}
                    to={`/admin/case-studies/${one.id}`}
                    c="inherit"
                    fw={600}
                  >
                    {title}
                  </Anchor>
                  <Text size="xs" c="dimmed">
                    {[one.facts.next?.slug, one.facts.next?.year].filter(Boolean).join(' · ')}
                  </Text>
                </div>
              </Group>
            </Table.Td>
            <Table.Td>
              <StateDots
                order={languages}
                stateOf={(language) => stateOfPart(one.words[language])}
              />
            </Table.Td>
            <Table.Td>
              <ActionIcon
                variant="default"
                aria-label={texts.removeNamed(title)}
                disabled={isBusy}
                onClick={() => onRemove(one.id, title)}
              >
                <Icon name="bin" />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}
