import { Button, Group, List, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { mayEditLegalTexts } from '#domain/staff.ts';
import type { SiteOverview } from '#server/site/overview.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { OverviewRows } from './OverviewRows.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { SearchTexts } from './SearchTexts.tsx';

/** Every page in every language, with what needs work there. */
export function Overview() {
  const { site: texts, siteFrame, siteSearch, siteExchange } = useWords();
  const filters = useFilters();
  const q = filters.search.get('q') ?? '';
  const { me } = useSession();
  const query = useQuery('GET /site/overview');
  const [isPublishing, publishing] = useDisclosure();
  const [isRestoring, restoring] = useDisclosure();
  const [isExchanging, exchanging] = useDisclosure();
  const { data } = query;
  return (
    <>
      <PageHead title={texts.title} hint={texts.hint}>
        {mayEditLegalTexts(me) && (
          <Button variant="default" onClick={restoring.open}>
            {texts.restore.site}
          </Button>
        )}
        <Button variant="default" onClick={exchanging.open}>
          {siteExchange.button}
        </Button>
        <Button component={Link} to="/admin/site/edit" variant="default">
          {siteFrame.edit}
        </Button>
        <Button onClick={publishing.open}>{texts.publish.button}</Button>
      </PageHead>
      <Group mb="md" role="search" aria-label={siteSearch.label}>
        <SearchBox
          label={siteSearch.label}
          value={q}
          onSearch={(text) => filters.set('q', text.trim() || null)}
          width={360}
        />
      </Group>
      <QueryError query={query} />
      {q && <SearchTexts q={q} />}
      {!data && query.isLoading && <Skeleton height={640} radius="md" />}
      {data && !q && <OverviewRows {...data} />}
      {data && !q && data.leftOver.length > 0 && <LeftOver texts={data.leftOver} />}
      <PublishDialog isOpen={isPublishing} onClose={publishing.close} onDone={query.reload} />
      <ExchangeDialog isOpen={isExchanging} onClose={exchanging.close} onDone={query.reload} />
      <RestoreDialog isOpen={isRestoring} onClose={restoring.close} onDone={query.reload} />
    </>
  );
}

function LeftOver({ texts }: { texts: SiteOverview['leftOver'] }) {
  const { site, languages } = useWords();
  return (
    <section aria-labelledby="left-over">
      <Title order={2} size="h4" mt="xl" id="left-over">
        {site.leftOver.title}
      </Title>
      <Text c="dimmed" size="sm" mb="xs">
        {site.leftOver.hint}
      </Text>
      <List size="sm">
        {texts.map(({ page, path, language }) => (
          <List.Item key={`${page} ${path} ${language}`}>
            {site.pages[page] ?? page} · <code>{path}</code> · {languages[language]}
          </List.Item>
        ))}
      </List>
    </section>
  );
}
