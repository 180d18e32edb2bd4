import { Anchor, Badge, Highlight, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Language } from '#domain/language.ts';
import { useQuery } from '../api/useQuery.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { useWords } from '../words/words.tsx';
import styles from './SearchTexts.module.css';
import { screenAddress } from './screen-address.ts';

/** Where the site says something: texts, and what pages show besides, each a click from its place. */
export function SearchTexts({ q }: { q: string }) {
  const { site, siteSearch: words, languages: names } = useWords();
  const query = useQuery('GET /site/search', { query: new URLSearchParams({ q }) });
  const { data } = query;
  if (!data) {
    return query.error ? <QueryError query={query} /> : <Skeleton height={320} radius="md" />;
  }
  if (data.texts.length + data.others.length === 0) {
    return <EmptyState title={words.nothing} hint={words.nothingHint} />;
  }
  const row = (to: string, where: string, language: Language, text: string) => (
    <li key={`${to} ${text}`} className={styles.hit}>
      <Anchor component={Link} to={to}>
        <Highlight component="span" highlight={q} lang={language}>
          {text}
        </Highlight>
      </Anchor>
      <Text size="xs" c="dimmed">
        <Badge mr={6}>{names[language]}</Badge>
        {where}
      </Text>
    </li>
  );
  return (
    <Stack>
      <Text role="status">{words.count(data.texts.length + data.others.length, data.isCut)}</Text>
      {data.texts.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {words.texts}
          </Title>
          <ul className={styles.hits}>
            {data.texts.map(({ page, path, language, text, shownOn }) => {
              const to = shownOn[0]
                ? screenAddress({ screen: shownOn[0], language, text: `${page} ${path}` })
                : `/admin/site/${page}?${new URLSearchParams({ language, text: path })}`;
              return row(to, `${site.pages[page] ?? page} · ${path}`, language, text);
            })}
          </ul>
        </section>
      )}
      {data.others.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {words.others}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {words.othersHint}
          </Text>
          <ul className={styles.hits}>
            {data.others.map(({ path, language, text }) =>
              row(screenAddress({ screen: path, language }), path, language, text),
            )}
          </ul>
        </section>
      )}
    </Stack>
  );
}
