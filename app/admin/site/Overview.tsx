import { Button, Group, List, Menu, Skeleton, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { isLegalPage } from '#domain/site-text.ts';
import { mayEditLegalTexts } from '#domain/staff.ts';
import type { SiteOverview } from '#server/site/overview.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { countOpen } from './count-open.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import styles from './Overview.module.css';
import { OverviewRows } from './OverviewRows.tsx';
import { OverviewSummary } from './OverviewSummary.tsx';
import { PublishButton } from './PublishButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { SearchTexts } from './SearchTexts.tsx';

/** Every page in every language, with what needs work there. */
export function Overview() {
  const { site: texts, siteFrame, siteSearch, siteExchange, editor } = useWords();
  const filters = useFilters();
  const q = filters.search.get('q') ?? '';
  const { me } = useSession();
  const query = useQuery('GET /site/overview');
  const [isPublishing, publishing] = useDisclosure();
  const [isRestoring, restoring] = useDisclosure();
  const [isExchanging, exchanging] = useDisclosure();
  const { data } = query;
  const isMine = (page: string) => mayEditLegalTexts(me) || !isLegalPage(page);
  const drafts = data ? countOpen(data, isMine).drafts : 0;
  return (
    <>
      <PageHead title={texts.title} hint={<span className={styles.hint}>{texts.hint}</span>}>
        <Button component={Link} to="/admin/site/edit" variant="default" px="sm">
          {siteFrame.edit}
        </Button>
        {drafts > 0 && <PublishButton count={drafts} onClick={publishing.open} />}
        <MoreMenu label={editor.more}>
          <Menu.Item onClick={exchanging.open}>{siteExchange.button}</Menu.Item>
          {mayEditLegalTexts(me) && (
            <Menu.Item onClick={restoring.open}>{texts.restore.site}</Menu.Item>
          )}
        </MoreMenu>
      </PageHead>
      <Group mb="md" gap="sm" role="search" aria-label={siteSearch.label} className={styles.search}>
        <SearchBox
          label={siteSearch.label}
          value={q}
          onSearch={(text) => filters.set('q', text.trim() || null)}
        />
      </Group>
      <QueryError query={query} />
      {q && <SearchTexts q={q} />}
      {!data && query.isLoading && <Skeleton height={640} radius="md" />}
      {data && !q && (
        <>
          <OverviewSummary open={countOpen(data)} />
          <OverviewRows {...data} />
        </>
      )}
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
