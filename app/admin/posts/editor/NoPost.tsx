import { Skeleton } from '@mantine/core';
import type { Query } from '../../api/useQuery.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { QueryError } from '../../ui/ErrorBox.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useWords } from '../../words/words.tsx';

/** In the place of a post that is on its way, could not be read, or does not exist. */
export function NoPost({ query, list }: { query: Query<unknown>; list: string }) {
  const { editor, posts } = useWords();
  if (!query.error) return <Skeleton height={480} radius="md" />;
  if (query.error.status === 404) {
    return <MissingPage title={editor.missing} list={{ to: list, label: editor.back }} />;
  }
  return (
    <>
      <BackButton to={list}>{editor.back}</BackButton>
      <PageHead title={posts.title} />
      <QueryError query={query} />
    </>
  );
}
