import { Anchor, Button, Checkbox, Group, Table, Text } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { languages } from '#domain/language.ts';
import { pictureAddress } from '#domain/post.ts';
import type { EditablePost } from '#server/posts/drafts.ts';
import { useListState } from '../ui/back-link.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SelectAll } from '../ui/SelectAll.tsx';
import { showDate, showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './PostRows.module.css';
import { StateDots } from './StateDots.tsx';

interface Props {
  posts: readonly EditablePost[];
  /** Of these posts. */
  chosen: readonly number[];
  onChoose(chosen: readonly number[]): void;
  onRestore?: ((mnum: number) => void) | undefined;
  /** What can be done with the chosen ones. */
  tools: ReactNode;
}

export function PostRows({ posts, chosen, onChoose, onRestore, tools }: Props) {
  const { language, words } = useLanguage();
  const { columns, untitled, restore } = words.posts;
  const texts = words.postDesk.list;
  const state = useListState();
  const navigate = useNavigate();

  /** The whole row opens the post; what has an act of its own keeps it. */
  function open(event: MouseEvent<HTMLElement>, mnum: number) {
    if ((event.target as Element).closest('a, button, input, label')) return;
    const address = `/admin/posts/${mnum}`;
    if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(address);
    else if (event.button === 0) navigate(address, { state });
  }

  function choose(mnum: number, isChosen: boolean) {
    onChoose(isChosen ? [...chosen, mnum] : chosen.filter((each) => each !== mnum));
  }

  return (
    <DataTable
      hasCards
      className={styles.table}
      columns={[
        { label: texts.chooseAll, isHidden: true, className: styles.choose },
        { label: columns.picture, isHidden: true, className: styles.picture },
        { label: columns.title },
        { label: columns.languages, className: styles.languages },
        { label: columns.date, className: styles.date },
        { label: columns.edited, className: styles.edited },
      ]}
      selection={{
        all: (
          <SelectAll
            className={styles.all}
            label={texts.chooseAll}
            count={posts.length}
            chosen={chosen.length}
            onChange={(areChosen) => onChoose(areChosen ? posts.map(({ mnum }) => mnum) : [])}
          />
        ),
        tools,
      }}
    >
      {posts.map((post) => {
        const { mnum, author } = post;
        const title = post.versions.find((version) => version.title)?.title || untitled;
        return (
          <Table.Tr
            key={mnum}
            className={onRestore ? undefined : styles.row}
            {...(!onRestore && {
              onClick: (event) => open(event, mnum),
              onAuxClick: (event) => open(event, mnum),
            })}
          >
            <Table.Td className={styles.choose}>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox within it names itself. */}
              <label className={styles.reach}>
                <Checkbox
                  aria-label={texts.chooseOne(title)}
                  checked={chosen.includes(mnum)}
                  onChange={(event) => choose(mnum, event.currentTarget.checked)}
                />
              </label>
            </Table.Td>
            <Table.Td className={styles.picture}>
              {post.picture ? (
                <img src={smallest(post.picture)} alt="" width={64} height={40} loading="lazy" />
              ) : (
                <span className={styles.none}>
                  <Icon name="picture" size={18} />
                </span>
              )}
            </Table.Td>
            <Table.Td>
              {onRestore ? (
                <Group gap="sm">
                  <Text fw={600}>{title}</Text>
                  <Button size="compact-sm" variant="light" onClick={() => onRestore(mnum)}>
                    {restore}
                  </Button>
                </Group>
              ) : (
                <Anchor
                  component={Link}
                  to={`/admin/posts/${mnum}`}
                  state={state}
                  c="inherit"
                  fw={600}
                >
                  {title}
                </Anchor>
              )}
              <Text size="xs" c="dimmed">
                #{mnum}
                {author && ` · ${author}`}
                <span className={styles.shortDate}> · {showDate(post.regDate, language)}</span>
              </Text>
            </Table.Td>
            <Table.Td className={styles.languages}>
              <StateDots
                order={languages}
                original={post.originalLanguage}
                stateOf={(code) => post.versions.find((one) => one.language === code)?.state}
                isDeleted={post.isDeleted}
              />
            </Table.Td>
            <Table.Td className={styles.date}>{showDate(post.regDate, language)}</Table.Td>
            <Table.Td className={styles.edited}>{showTime(post.updatedAt, language)}</Table.Td>
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}

function smallest(picture: NonNullable<EditablePost['picture']>): string {
  return pictureAddress(picture, picture.widths[0] ?? picture.width);
}
