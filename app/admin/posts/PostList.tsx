import { Button, Group, Menu, Pagination, Skeleton, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { type Language, languages } from '#domain/language.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { Icon } from '../ui/Icon.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { useAction } from '../ui/useAction.ts';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { PostRows } from './PostRows.tsx';

const pageNames = ['page'];
const states = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;

/** Its search and filters live in the address, so Back returns to the same list. */
export function PostList() {
  const words = useWords();
  const { posts: texts } = words;
  const navigate = useNavigate();
  const [run] = useAction();
  const filters = useFilters(pageNames);
  const { search } = filters;
  const list = useQuery('GET /posts', { query: search });

  const create = (originalLanguage: Language) =>
    run(async () => {
      const { mnum } = await request('POST /posts', { body: { originalLanguage } });
      await navigate(`/admin/posts/${mnum}`);
    });

  const restore = (mnum: number) =>
    run(async () => {
      await request('POST /posts/:mnum/restore', { params: { mnum } });
      notify(texts.restored);
      list.reload();
    });

  const { data } = list;
  const isFiltered = [...search.keys()].some((name) => name !== 'page');
  const isBin = search.get('state') === 'deleted';
  const createMenu = (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<Icon name="plus" size={16} />}>{texts.create}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{texts.createIn}</Menu.Label>
        {languages.map((language) => (
          <Menu.Item key={language} onClick={() => create(language)}>
            {words.languages[language]}
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
          onSearch={(q) => filters.set('q', q)}
        />
        <FilterSelect
          filters={filters}
          name="state"
          label={texts.state}
          all={texts.allStates}
          data={states.map((value) => ({ value, label: texts.states[value] }))}
          width={160}
        />
        <FilterSelect
          filters={filters}
          name="language"
          label={texts.language}
          all={texts.allLanguages}
          data={languages.map((value) => ({ value, label: words.languages[value] }))}
          width={180}
        />
      </Group>
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={320} radius="md" />}
      {data && data.posts.length > 0 && (
        <PostRows posts={data.posts} onRestore={isBin ? restore : undefined} />
      )}
      {data?.total === 0 && isBin && <EmptyState {...texts.emptyBin} />}
      {data?.total === 0 && !isBin && isFiltered && (
        <EmptyState title={texts.nothing.title} hint={texts.nothing.hint}>
          <Button variant="light" onClick={() => filters.clear()}>
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
            onChange={(page) => filters.set('page', page > 1 ? String(page) : null)}
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
