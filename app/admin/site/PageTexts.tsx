import { Alert, Button, Menu, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { TextPage } from '#content/supplied.ts';
import { defaultLanguage, isLanguage, languages } from '#domain/language.ts';
import { withBelongings } from '#domain/page-belongings.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { MissingPage } from '../ui/MissingPage.tsx';
import { MoreMenu } from '../ui/MoreMenu.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useFilters } from '../ui/useFilters.ts';
import { useLanguage } from '../words/words.tsx';
import { focusText } from './focus-text.ts';
import { groupTexts, nameOfGroup } from './group-texts.ts';
import { LanguageTabs } from './LanguageTabs.tsx';
import { PageNotices } from './PageNotices.tsx';
import styles from './PageTexts.module.css';
import { PublishButton } from './PublishButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { useThumbnails } from './pictures/useThumbnails.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { screenAddress, screenOf } from './screen-address.ts';
import { TextFilter } from './TextFilter.tsx';
import { TextHistory } from './TextHistory.tsx';
import { TextPanel } from './TextPanel.tsx';
import { SectionList, SectionSelect, useCurrentSection } from './TextSections.tsx';
import { matches } from './text-filters.ts';
import { canSend, listTyped } from './typed-texts.ts';
import { useDraftCount } from './useDraftCount.ts';
import { useSiteTexts } from './useSiteTexts.ts';
import { useTextActions } from './useTextActions.ts';

/** All texts of one page; language and filter live in the address, which may name a text too. */
export default function PageTexts({ page }: { page: string }) {
  const speech = useLanguage();
  const { words } = speech;
  const { site } = words;
  const filters = useFilters();
  const wanted = useWantedText(filters.search);
  const [selected, setSelected] = useState(wanted);
  const [isPublishing, publishing] = useDisclosure();
  const [isRestoring, restoring] = useDisclosure();
  const texts = useSiteTexts(page);
  const { actions, history, closeHistory } = useTextActions(page, texts);
  const { query } = texts;
  const { data } = query;

  const thumbnails = useThumbnails(page === 'pictures');
  const chosen = filters.search.get('language');
  const language = isLanguage(chosen) ? chosen : defaultLanguage;
  const filter = filters.search.get('show');
  const isLoaded = data !== undefined;
  // A text that no longer needs anything stays in the list that somebody is working through.
  // biome-ignore lint/correctness/useExhaustiveDependencies: found when the list is asked for.
  const found = useMemo(
    () =>
      new Set(
        data?.texts
          .filter(({ languages }) => matches(languages[language], filter))
          .map(({ path }) => path),
      ),
    [isLoaded, language, filter],
  );

  useEffect(() => {
    if (wanted) setSelected(wanted);
  }, [wanted]);
  useEffect(() => {
    if (isLoaded && wanted) focusText(wanted);
  }, [isLoaded, wanted]);

  const drafts = useDrafts(page, texts);
  const shown = data?.texts.filter(({ path }) => found.has(path)) ?? [];
  const sections = groupTexts(shown).flatMap(({ name }, index) =>
    name ? [{ index, name: nameOfGroup(name, speech, shown) }] : [],
  );
  const current = useCurrentSection(sections);

  async function publish() {
    await texts.save();
    publishing.open();
  }

  function afterPublishing() {
    query.reload();
    drafts.reload();
  }

  const back = <BackButton to="/admin/site">{site.back}</BackButton>;
  if (!data) {
    if (query.error?.status === 404) {
      return <MissingPage title={site.missing} list={{ to: '/admin/site', label: site.back }} />;
    }
    return (
      <>
        {back}
        {query.error ? <QueryError query={query} /> : <Skeleton height={640} radius="md" />}
      </>
    );
  }
  const hasSections = sections.length > 1;
  return (
    <>
      {back}
      <PageHead
        title={site.pages[page] ?? page}
        hint={
          <>
            {!data.isReadOnly && site.pageHint}
            <span className={styles.facts}>
              {site.texts(data.texts.length)}
              <span className={styles.keys}> · {site.keys}</span>
              {!data.isReadOnly && drafts.count === 0 && (
                <span className={styles.none}> · {site.publish.none}</span>
              )}
            </span>
          </>
        }
      >
        {!data.isReadOnly && (
          <>
            <Button
              component={Link}
              to={screenAddress({ screen: screenOf[page as TextPage] ?? '/', language })}
              variant="default"
            >
              {words.siteFrame.edit}
            </Button>
            {page === 'about-price' && (
              <Button component={Link} to="/admin/site/price-body" variant="default">
                {words.siteBody.open}
              </Button>
            )}
            <MoreMenu label={words.editor.more}>
              <Menu.Item onClick={restoring.open}>{site.restore.page}</Menu.Item>
            </MoreMenu>
          </>
        )}
      </PageHead>
      <PageNotices texts={texts} isReadOnly={data.isReadOnly} />
      {page === 'consent' && !data.isReadOnly && (
        <Alert color="progress" mb="md">
          {site.consentVersion}
        </Alert>
      )}
      <div className={styles.tools}>
        <LanguageTabs
          label={site.language}
          filters={filters}
          language={language}
          className={styles.languages}
        />
        <div className={styles.bar} data-sections={hasSections || undefined}>
          <div className={styles.choices}>
            <div className={styles.filter}>
              <TextFilter filters={filters} language={language} texts={data.texts} />
            </div>
            {hasSections && (
              <div className={styles.goTo}>
                <SectionSelect sections={sections} current={current} />
              </div>
            )}
          </div>
          <SaveStatus state={texts.state} savedAt={texts.savedAt} />
          {!data.isReadOnly && <PublishButton count={drafts.count} onClick={publish} />}
        </div>
      </div>
      {shown.length === 0 && (
        <EmptyState title={site.nothing.title} hint={site.nothing.hint}>
          <Button variant="light" onClick={() => filters.set('show', null)}>
            {site.nothing.all}
          </Button>
        </EmptyState>
      )}
      <div className={styles.texts} data-sections={hasSections || undefined}>
        {hasSections && <SectionList sections={sections} current={current} />}
        <TextPanel
          texts={shown}
          typed={texts.typed}
          language={language}
          selected={selected}
          isReadOnly={data.isReadOnly}
          onSelect={setSelected}
          actions={actions}
          thumbnailOf={page === 'pictures' ? thumbnails : undefined}
        />
      </div>
      <PublishDialog
        isOpen={isPublishing}
        page={page}
        unsaved={isPublishing ? texts.countUnsaved() : 0}
        onClose={publishing.close}
        onDone={afterPublishing}
      />
      <RestoreDialog
        isOpen={isRestoring}
        page={page}
        onClose={restoring.close}
        onDone={afterPublishing}
      />
      <TextHistory
        page={page}
        place={history}
        texts={data.texts}
        isReadOnly={data.isReadOnly}
        onClose={closeHistory}
        onRestored={query.reload}
      />
    </>
  );
}

/** `?text=hero.title` or `#hero.title`. */
function useWantedText(search: URLSearchParams): string | undefined {
  const { hash } = useLocation();
  return search.get('text') || decodeURIComponent(hash.slice(1)) || undefined;
}

/** What waits to be published: texts, those just typed too, and what belongs to them. */
function useDrafts(page: string, { query, typed }: ReturnType<typeof useSiteTexts>) {
  const belongings = withBelongings(page).filter((one) => one !== page);
  const others = useDraftCount(belongings);
  const nameOf = (path: string, language: string) => `${path} ${language}`;
  const names = new Set(
    query.data?.texts.flatMap((text) =>
      languages
        .filter((language) => text.languages[language].draft !== null)
        .map((language) => nameOf(text.path, language)),
    ),
  );
  for (const { path, language, typed: one } of listTyped(typed)) {
    if (canSend(one) && one.text !== null) names.add(nameOf(path, language));
  }
  return { count: names.size + (others.count ?? 0), reload: others.reload };
}
