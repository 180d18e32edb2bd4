import { Button, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { type EvidenceName, evidencePlaces } from '#domain/evidence.ts';
import { pages } from '#domain/pages.ts';
import type { SiteEvidence } from '#server/site/evidence-list.ts';
import { useQuery } from '../api/useQuery.ts';
import { PublishButton } from '../site/PublishButton.tsx';
import { PublishDialog } from '../site/PublishDialog.tsx';
import { BackButton } from '../ui/BackButton.tsx';
import { ConflictNotice } from '../ui/ConflictNotice.tsx';
import { QueryError } from '../ui/ErrorBox.tsx';
import { notify } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { RecoveredNotice } from '../ui/RecoveredNotice.tsx';
import { SaveStatus } from '../ui/SaveStatus.tsx';
import { useAction } from '../ui/useAction.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './EvidenceRecordPage.module.css';
import { FigureFields } from './FigureFields.tsx';
import { SourceFields } from './SourceFields.tsx';
import { useEvidenceDraft } from './useEvidenceDraft.ts';

/** One result: its figures, its source, and the page that shows them. */
export function EvidenceRecordPage({ name }: { name: EvidenceName }) {
  const query = useQuery('GET /site/evidence');
  const record = query.data?.records.find((one) => one.name === name);
  // What is typed here stays, whatever is read again.
  const [loads, setLoads] = useState(0);
  const reload = () => {
    query.reload();
    setLoads((times) => times + 1);
  };
  return (
    <>
      <QueryError query={query} />
      {!record && query.isLoading && <Skeleton height={480} radius="md" />}
      {record && (
        <RecordForm
          record={record}
          drafts={query.data?.records.filter(({ hasDraft }) => hasDraft).length ?? 0}
          loads={loads}
          onSaved={reload}
        />
      )}
    </>
  );
}

interface FormProps {
  record: SiteEvidence;
  /** Of all results: they are published together. */
  drafts: number;
  /** How often the draft has changed, and the page with it. */
  loads: number;
  onSaved(): void;
}

function RecordForm({ record, drafts, loads, onSaved }: FormProps) {
  const { language, words } = useLanguage();
  const { evidence: texts } = words;
  const draft = useEvidenceDraft(record, onSaved);
  const [isPublishing, publishing] = useDisclosure();
  const [run, isBusy] = useAction();
  const { page, section } = evidencePlaces[record.name];
  const isOwn = record.published !== null || record.hasDraft;
  const isTyped = draft.state !== 'saved';
  const query = new URLSearchParams({ path: pages[page].path, language });

  async function publish() {
    await draft.save();
    publishing.open();
  }

  return (
    <>
      <BackButton to="/admin/test-results">{texts.back}</BackButton>
      <PageHead title={texts.names[record.name]}>
        <SaveStatus state={draft.state} savedAt={draft.savedAt} />
        {isOwn && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() =>
              run(async () => {
                if (await draft.backToSupplied()) notify(texts.toSuppliedDone);
              })
            }
          >
            {texts.toSupplied}
          </Button>
        )}
        <PublishButton
          count={drafts + Number(isTyped && !record.hasDraft)}
          isHeldUp={draft.errors.length > 0 || draft.hasBadDate}
          onClick={publish}
        />
      </PageHead>
      {draft.recovered && (
        <RecoveredNotice onRestore={draft.restoreCopy} onDiscard={draft.dropCopy} />
      )}
      {draft.hasConflict && (
        <ConflictNotice texts={texts} onKeepMine={draft.keepMine} onTakeTheirs={draft.takeTheirs} />
      )}
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="lg">
          <FigureFields record={record} draft={draft} />
          <SourceFields draft={draft} />
        </Stack>
        <iframe
          key={loads}
          className={styles.frame}
          title={texts.shown}
          src={`/api/admin/site/frame?${query}`}
          onLoad={({ currentTarget }) => scrollFrame(currentTarget, section)}
        />
      </SimpleGrid>
      <PublishDialog
        isOpen={isPublishing}
        page="@evidence"
        onClose={publishing.close}
        onDone={onSaved}
      />
    </>
  );
}

/** Not by the frame's address, which would scroll the page around it as well. */
function scrollFrame({ contentWindow }: HTMLIFrameElement, section: string) {
  const part = contentWindow?.document.getElementById(section);
  // The head of the page lies over its beginning.
  const head = contentWindow?.document.querySelector('header')?.offsetHeight ?? 0;
  if (part) contentWindow?.scrollTo(0, part.getBoundingClientRect().top - head);
}
