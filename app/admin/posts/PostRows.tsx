import { Anchor, Button, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { pictureAddress } from '#domain/post.ts';
import type { EditablePost } from '#server/posts/drafts.ts';
import { useListState } from '../ui/back-link.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { showDate, showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import { originalFirst } from './editor/original-first.ts';
import { StateBadge } from './editor/StateBadge.tsx';
import styles from './PostRows.module.css';

interface Props {
  posts: readonly EditablePost[];
  onRestore?: ((mnum: number) => void) | undefined;
}

export function PostRows({ posts, onRestore }: Props) {
  const { language, words } = useLanguage();
  const { columns, untitled, restore, original } = words.posts;
  const state = useListState();
  return (
    <DataTable
      hasCards
      className={styles.table}
      columns={[
        { label: columns.picture, isHidden: true, className: styles.picture },
        { label: columns.title },
        { label: columns.languages, className: styles.languages },
        { label: columns.date, className: styles.date },
        { label: columns.edited, className: styles.edited },
      ]}
    >
      {posts.map((post) => {
        const title = post.versions.find((version) => version.title)?.title || untitled;
        return (
          <Table.Tr key={post.mnum}>
            <Table.Td className={styles.picture}>
              {post.picture ? (
                <img src={smallest(post.picture)} alt="" width={64} height={40} loading="lazy" />
              ) : (
                <span className={styles.none} />
              )}
            </Table.Td>
            <Table.Td>
              {onRestore ? (
                <Group gap="sm">
                  <Text fw={600}>{title}</Text>
                  <Button size="compact-sm" variant="light" onClick={() => onRestore(post.mnum)}>
                    {restore}
                  </Button>
                </Group>
              ) : (
                <Anchor
                  component={Link}
                  to={`/admin/posts/${post.mnum}`}
                  state={state}
                  c="inherit"
                  fw={600}
                >
                  {title}
                </Anchor>
              )}
              <Text size="xs" c="dimmed">
                #{post.mnum}
              </Text>
            </Table.Td>
            <Table.Td className={styles.languages}>
              <Group gap={6}>
                {originalFirst(post.originalLanguage).map((code) => {
                  const version = post.versions.find((found) => found.language === code);
                  const isOriginal = code === post.originalLanguage;
                  return (
                    <span key={code} title={isOriginal ? original : undefined}>
                      <StateBadge state={version?.state} label={code.toUpperCase()} />
                    </span>
                  );
                })}
              </Group>
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
