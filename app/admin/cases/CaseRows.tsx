import { ActionIcon, Group, Table, Text } from '@mantine/core';
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
import { useMovedFocus, type Way } from './useMovedFocus.ts';

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
  const [over, setOver] = useState<string>();
  const ids = cases.map(({ id }) => id);
  const { buttonOf, followFocus } = useMovedFocus(ids, isBusy);

  function move(id: string, to: number) {
    const rest = ids.filter((one) => one !== id);
    onMove([...rest.slice(0, to), id, ...rest.slice(to)]);
  }

  function endDrag() {
    setDragged(undefined);
    setOver(undefined);
  }

  /** Where the row would come to lie. */
  function lineOf(at: number): 'above' | 'below' | undefined {
    if (!dragged || over !== ids[at] || over === dragged) return undefined;
    return at < ids.indexOf(dragged) ? 'above' : 'below';
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
        const steps = { up: at - 1, down: at + 1 };
        const button = (way: Way, label: string) => (
          <ActionIcon
            ref={buttonOf(one.id, way)}
            variant="default"
            aria-label={label}
            disabled={isBusy || !ids[steps[way]]}
            onClick={() => {
              followFocus(one.id, way);
              move(one.id, steps[way]);
            }}
          >
            <Icon name={way} />
          </ActionIcon>
        );
        return (
          <Table.Tr
            key={one.id}
            draggable={!isBusy}
            title={texts.drag}
            data-dragged={dragged === one.id || undefined}
            data-line={lineOf(at)}
            className={styles.row}
            onDragStart={({ dataTransfer }) => {
              // Firefox drags nothing that carries nothing.
              dataTransfer.setData('text/plain', title);
              setDragged(one.id);
            }}
            onDragEnd={endDrag}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setOver(one.id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && dragged !== one.id) move(dragged, at);
              endDrag();
            }}
          >
            <Table.Td className={styles.acts}>
              <Group gap={4} wrap="nowrap">
                {button('up', texts.up(title))}
                {button('down', texts.down(title))}
              </Group>
            </Table.Td>
            <Table.Td>
              <CaseName one={one} title={title} />
            </Table.Td>
            <Table.Td>
              <StateDots
                order={languages}
                stateOf={(language) => stateOfPart(one.words[language])}
              />
            </Table.Td>
            <Table.Td className={styles.acts}>
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

function CaseName({ one, title }: { one: EditedCase; title: string }) {
  const { next } = one.facts;
  const picture = next?.after;
  return (
    <Group gap="sm" wrap="nowrap">
      <span className={styles.picture}>
        {picture ? (
          <img
            src={pictureAddress(picture, picture.widths[0] ?? picture.width)}
            alt=""
            width={96}
            height={64}
          />
        ) : (
          <Icon name="picture" />
        )}
      </span>
      <div>
        <Link className={`row-link ${styles.name}`} to={`/admin/case-studies/${one.id}`}>
          {title}
        </Link>
        <Text size="xs" c="dimmed">
          {[next?.slug, next?.year].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Group>
  );
}
