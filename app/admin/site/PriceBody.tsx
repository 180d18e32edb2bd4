import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { Link } from 'react-router';
import { defaultLanguage, isLanguage } from '#domain/language.ts';
import { pages } from '#domain/pages.ts';
import { useQuery } from '../api/useQuery.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useWords } from '../words/words.tsx';
import { BodyEditor } from './BodyEditor.tsx';
import { LanguageTabs } from './LanguageTabs.tsx';
import { PublishButton } from './PublishButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { screenAddress } from './screen-address.ts';
import { useDraftCount } from './useDraftCount.ts';

const bodies = ['@body'];

/** What the owner says of prices, in four languages; empty, the page says Coming Soon. */
export default function PriceBody() {
  const { site, siteBody: words } = useWords();
  const filters = useFilters();
  const asked = filters.search.get('language');
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const [isPublishing, publishing] = useDisclosure();
  const query = useQuery('GET /site/bodies/:name', { params: { name: 'price' } });
  const drafts = useDraftCount(bodies);
  const save = useRef(async () => {});
  const body = query.data?.bodies.find((one) => one.language === language);

  function reload() {
    query.reload();
    drafts.reload();
  }

  async function publish() {
    await save.current();
    publishing.open();
  }

  return (
    <>
      <BackButton to="/admin/site">{site.back}</BackButton>
      <PageHead title={words.title} hint={words.hint}>
        <Button
          component={Link}
          to={screenAddress({ screen: pages.price.path, language })}
          variant="default"
        >
          {words.show}
        </Button>
        <PublishButton count={drafts.count} onClick={publish} />
      </PageHead>
      <Group mb="sm">
        <LanguageTabs label={site.language} filters={filters} language={language} />
      </Group>
      <QueryError query={query} />
      {!query.data && query.isLoading && <Skeleton height={480} radius="md" />}
      {body?.html === '' && (
        <Text size="sm" c="dimmed" mb="sm">
          {words.missing}
        </Text>
      )}
      {body && <BodyEditor key={language} body={body} saveNow={save} onSaved={reload} />}
      <PublishDialog
        isOpen={isPublishing}
        page="@body"
        onClose={publishing.close}
        onDone={reload}
      />
    </>
  );
}
