import { Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { ConflictNotice } from '../ui/ConflictNotice.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { MissingPage } from '../ui/MissingPage.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useWords } from '../words/words.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseFactFields } from './CaseFactFields.tsx';
import styles from './CasePage.module.css';
import { CaseTabs } from './CaseTabs.tsx';
import { CaseWordFields } from './CaseWordFields.tsx';
import { nameOfCase } from './case-state.ts';
import { useCaseDraft } from './useCaseDraft.ts';

/** One case: what is the same in every language, what each says, and the page as it will be. */
export function CasePage({ id }: { id: string }) {
  const { cases: texts } = useWords();
  const query = useQuery('GET /cases/:id', { params: { id } });
  /** What is typed stays, whatever is read again; a restored state begins anew. */
  const [begins, setBegins] = useState(0);
  async function beginAnew() {
    const now = await request('GET /cases/:id', { params: { id } });
    query.setData(() => now);
    setBegins((times) => times + 1);
  }
  if (!query.data && query.error?.status === 404) {
    const list = { to: '/admin/case-studies', label: texts.back };
    return <MissingPage title={texts.notFound} list={list} />;
  }
  return (
    <>
      <BackButton to="/admin/case-studies">{texts.back}</BackButton>
      <QueryError query={query} />
      {!query.data && query.isLoading && <Skeleton height={480} radius="md" />}
      {query.data && (
        <CaseForm key={begins} edited={query.data} onSaved={query.reload} onReplaced={beginAnew} />
      )}
    </>
  );
}

interface FormProps {
  edited: EditedCase;
  onSaved(): void;
  /** The server has something else than is typed here. */
  onReplaced(): Promise<void>;
}

function CaseForm({ edited, onSaved, onReplaced }: FormProps) {
  const { cases: texts } = useWords();
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [saves, setSaves] = useState(0);
  const draft = useCaseDraft(edited, () => {
    setSaves((times) => times + 1);
    onSaved();
  });
  const frame = `/api/admin/cases/${edited.id}/frame?${new URLSearchParams({ language })}`;
  return (
    <>
      <PageHead title={nameOfCase(edited) || texts.unnamed}>
        <SaveStatus state={draft.state} savedAt={draft.savedAt} />
      </PageHead>
      {draft.recovered && (
        <RecoveredNotice onRestore={draft.restoreCopy} onDiscard={draft.dropCopy} />
      )}
      {draft.hasConflict && (
        <ConflictNotice texts={texts} onKeepMine={draft.keepMine} onTakeTheirs={draft.takeTheirs} />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="lg">
          <CaseFactFields draft={draft} />
          <CaseTabs edited={edited} language={language} onChoose={setLanguage} />
          <Paper withBorder p="lg">
            <CaseWordFields key={language} draft={draft} language={language} />
          </Paper>
          <CaseActions
            {...{ edited, draft, language }}
            onChange={onSaved}
            onReplaced={onReplaced}
          />
        </Stack>
        <iframe
          key={`${language} ${saves}`}
          className={styles.frame}
          title={texts.preview}
          src={frame}
        />
      </SimpleGrid>
    </>
  );
}
