import { Button, Group, Menu, Pagination, Select, Skeleton, Text } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { languages, ownName } from '#domain/language.ts';
import type { EditablePost } from '#server/posts/drafts.ts';
import { request } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorBox, notify, useAction } from '../ui/errors.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { useQuery } from '../ui/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { PostRows } from './PostRows.tsx';

interface Answer {
  posts: EditablePost[];
  total: number;
  pages: number;
}

const states = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;

/** Its search and filters live in the address, so Back returns to the same list. */
export function PostList() {
  const words = useWords();
  const { posts: texts } = words;
  const navigate = useNavigate();
  const trying = useAction();
  const [search, setSearch] = useSearchParams();
  const list = useQuery<Answer>(`/posts?${search}`);

  function choose(name: string, value: string | null) {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: name === 'q' },
    );
  }

  const create = (originalLanguage: string) =>
    trying(async () => {
      const { mnum } = await request<{ mnum: number }>('POST', '/posts', {
        body: { originalLanguage },
      });
      await navigate(`/admin/posts/${mnum}`);
    });

  const restore = (mnum: number) =>
    trying(async () => {
      await request('POST', `/posts/${mnum}/restore`);
      notify(texts.restored);
      list.reload();
    });

  const { data } = list;
  const isFiltered = [...search.keys()].some((name) => name !== 'page');
  const isBin = search.get('state') === 'deleted';
  const createMenu = (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<PlusIcon size={16} />}>{texts.create}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.createIn}</Menu.Label>
        {languages.map((language) => (
          <Menu.Item key={language} lang={language} onClick={() => create(language)}>
            {ownName[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );

  return (
    <>
      <PageHead title={texts.title} hint={data && texts.count(data.total)}>
        {createMenu}
      </PageHead>
      <Group mb="md" gap="sm" role="search" aria-label={texts.search}>
        <SearchBox
          label={texts.search}
          value={search.get('q') ?? ''}
          onSearch={(q) => choose('q', q)}
        />
        <Select
          aria-label={texts.state}
          placeholder={texts.allStates}
          data={states.map((state) => ({ value: state, label: texts.states[state] }))}
          value={search.get('state')}
          onChange={(state) => choose('state', state)}
          clearable
          w={160}
        />
        <Select
          aria-label={texts.language}
          placeholder={texts.allLanguages}
          data={languages.map((language) => ({ value: language, label: ownName[language] }))}
          value={search.get('language')}
          onChange={(language) => choose('language', language)}
          clearable
          w={180}
        />
      </Group>
      {list.problem && <ErrorBox problem={list.problem} onRetry={list.reload} />}
      {!data && list.isLoading && <Skeleton height={320} radius="md" />}
      {data && data.posts.length > 0 && (
        <PostRows posts={data.posts} onRestore={isBin ? restore : undefined} />
      )}
      {data?.total === 0 && isBin && <EmptyState {...texts.emptyBin} />}
      {data?.total === 0 && !isBin && isFiltered && (
        <EmptyState title={texts.nothing.title} hint={texts.nothing.hint}>
          <Button variant="light" onClick={() => setSearch({})}>
            {texts.nothing.clear}
          </Button>
        </EmptyState>
      )}
      {data?.total === 0 && !isFiltered && <EmptyState {...texts.empty}>{createMenu}</EmptyState>}
      {data && data.pages > 1 && (
        <Group component="nav" aria-label={words.frame.pages} justify="center" mt="lg">
          <Pagination
            total={data.pages}
            value={Number(search.get('page') ?? 1)}
            onChange={(page) => choose('page', page > 1 ? String(page) : null)}
            getControlProps={(control) => ({
              'aria-label':
                control === 'previous' ? words.frame.previousPage : words.frame.nextPage,
            })}
          />
        </Group>
      )}
      <Text className="visually-hidden" role="status">
        {data && texts.count(data.total)}
      </Text>
    </>
  );
}
