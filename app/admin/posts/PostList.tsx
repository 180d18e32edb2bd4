import { Button, Group, Pagination, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { languages } from '#domain/language.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { useAction } from '../ui/useAction.ts';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NewPost } from './NewPost.tsx';
import styles from './PostList.module.css';
import { PostRows } from './PostRows.tsx';
import { StateLegend } from './StateDots.tsx';

const pageNames = ['page'];
const states = ['draft', 'scheduled', 'published', 'changed', 'deleted'] as const;

/** Its search and filters live in the address, so Back returns to the same list. */
export function PostList() {
  const words = useWords();
  const { posts: texts } = words;
  const [run] = useAction();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const filters = useFilters(pageNames);
  const { search } = filters;
  const list = useQuery('GET /posts', { query: search });

  const restore = (mnum: number) =>
    run(async () => {
      await request('POST /posts/:mnum/restore', { params: { mnum } });
      notify(texts.restored);
      list.reload();
    });

  const { data } = list;
  /** Of another page or search nothing stays chosen unseen. */
  const shownChosen = chosen.filter((mnum) => data?.posts.some((post) => post.mnum === mnum));
  const isFiltered = [...search.keys()].some((name) => name !== 'page' && name !== 'sort');
  const isBin = search.get('state') === 'deleted';

  return (
    <>
      <PageHead title={texts.title} hint={data && texts.count(data.total)}>
        <NewPost />
      </PageHead>
      <div className={styles.top}>
        <SegmentedControl
          className={styles.states}
          aria-label={texts.state}
          data={[
            { value: '', label: texts.allStates },
            ...states.map((value) => ({ value, label: texts.states[value] })),
          ]}
          value={search.get('state') ?? ''}
          onChange={(state) => filters.set('state', state || null)}
        />
        <search className={styles.filters} aria-label={texts.search}>
          <SearchBox
            label={texts.search}
            value={search.get('q') ?? ''}
            onSearch={(q) => filters.set('q', q)}
          />
          <FilterSelect
            filters={filters}
            name="language"
            label={texts.language}
            all={texts.allLanguages}
            data={languages.map((value) => ({ value, label: words.languages[value] }))}
          />
          <FilterSelect
            filters={filters}
            name="sort"
            label={words.postDesk.list.sort}
            all={words.postDesk.list.byDate}
            data={[{ value: 'edited', label: words.postDesk.list.byEdited }]}
          />
        </search>
        {data && data.posts.length > 0 && !isBin && <StateLegend className={styles.legend} />}
      </div>
      <QueryError query={list} />
      {!data && list.isLoading && <Skeleton height={320} radius="md" />}
      {data && data.posts.length > 0 && (
        <PostRows
          posts={data.posts}
          chosen={shownChosen}
          onChoose={setChosen}
          onRestore={isBin ? restore : undefined}
          tools={
            shownChosen.length > 0 && (
              <BulkBar
                chosen={shownChosen}
                isBin={isBin}
                onDone={() => {
                  setChosen([]);
                  list.reload();
                }}
                onClear={() => setChosen([])}
              />
            )
          }
        />
      )}
      {data?.total === 0 && isBin && <EmptyState {...texts.emptyBin} />}
      {data?.total === 0 && !isBin && isFiltered && (
        <EmptyState title={texts.nothing.title} hint={texts.nothing.hint}>
          <Button variant="light" onClick={() => filters.clear()}>
            {texts.nothing.clear}
          </Button>
        </EmptyState>
      )}
      {data?.total === 0 && !isFiltered && (
        <EmptyState {...texts.empty}>
          <NewPost />
        </EmptyState>
      )}
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
