import { Anchor, Button, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { languages } from '#domain/language.ts';
import { pictureAddress } from '#domain/post.ts';
import type { EditablePost } from '#server/posts/drafts.ts';
import { useListState } from '../ui/back-link.ts';
import { showDate, showTime } from '../ui/times.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './PostRows.module.css';
import { StateBadge } from './StateBadge.tsx';

interface Props {
  posts: readonly EditablePost[];
  onRestore?: ((mnum: number) => void) | undefined;
}

export function PostRows({ posts, onRestore }: Props) {
  const { language, words } = useLanguage();
  const { columns, untitled, restore, original } = words.posts;
  const state = useListState();
  return (
    <div className={styles.sheet}>
      <Table className={styles.table} verticalSpacing="sm" horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.picture}>
              <span className="visually-hidden">{columns.picture}</span>
            </Table.Th>
            <Table.Th>{columns.title}</Table.Th>
            <Table.Th className={styles.languages}>{columns.languages}</Table.Th>
            <Table.Th className={styles.date}>{columns.date}</Table.Th>
            <Table.Th className={styles.edited}>{columns.edited}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {posts.map((post) => {
            const title = post.versions.find((version) => version.title)?.title || untitled;
            return (
              <Table.Tr key={post.mnum}>
                <Table.Td className={styles.picture}>
                  {post.picture ? (
                    <img
                      src={smallest(post.picture)}
                      alt=""
                      width={64}
                      height={40}
                      loading="lazy"
                    />
                  ) : (
                    <span className={styles.none} />
                  )}
                </Table.Td>
                <Table.Td>
                  {onRestore ? (
                    <Group gap="sm">
                      <Text fw={600}>{title}</Text>
                      <Button
                        size="compact-sm"
                        variant="light"
                        onClick={() => onRestore(post.mnum)}
                      >
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
                    {[...languages]
                      .sort((one) => (one === post.originalLanguage ? -1 : 0))
                      .map((one) => {
                        const version = post.versions.find((each) => each.language === one);
                        const isOriginal = one === post.originalLanguage;
                        return (
                          <span key={one} title={isOriginal ? original : undefined}>
                            <StateBadge state={version?.state} label={one.toUpperCase()} />
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
        </Table.Tbody>
      </Table>
    </div>
  );
}

function smallest(picture: NonNullable<EditablePost['picture']>): string {
  return pictureAddress(picture, picture.widths[0] ?? picture.width);
}
