import { Alert, Anchor, Button, Group, List, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { missingFacts, missingWords } from '#domain/case.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { casePath } from '#domain/pages.ts';
import type { EditedCase } from '#server/site/cases-list.ts';
import { request } from '../api/request.ts';
import { Schedule } from '../posts/editor/Schedule.tsx';
import { notify, notifyError } from '../ui/notify.tsx';
import { showTime } from '../ui/times.ts';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useLanguage } from '../words/words.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import styles from './CasePage.module.css';
import type { CaseDraft } from './useCaseDraft.ts';

interface Props {
  edited: EditedCase;
  draft: CaseDraft;
  language: Language;
  onChange(): void;
  onReplaced(): Promise<void>;
}

/** Publishing in one language and its opposites; each saves first. */
export function CaseActions({ edited, draft, language, onChange, onReplaced }: Props) {
  const { language: adminLanguage, words } = useLanguage();
  const { cases: texts } = words;
  const [run, isBusy] = useAction();
  const confirm = useConfirm();
  const [isScheduling, scheduling] = useDisclosure();
  const [isHistory, history] = useDisclosure();
  const part = edited.words[language];
  const { facts } = draft.typed;
  const own = draft.typed.words[language];
  const missing = [
    ...missingFacts(facts).map((one) => texts.missingFacts[one]),
    ...missingWords(own, facts).map((one) => texts.missingWords[one]),
  ];
  const isReady = missing.length === 0 && !draft.isSlugTaken && !draft.hasConflict;
  const keys = [
    { page: '@case-facts', path: edited.id, language: defaultLanguage, part: 'facts' as const },
    { page: '@case', path: edited.id, language, part: language },
  ];
  const isPublic = part.published !== null;
  const hasChanges = part.hasDraft || edited.facts.hasDraft || draft.state !== 'saved';

  async function publish(at?: number) {
    await draft.save();
    await run(async () => {
      const named = keys.map(({ part: name, ...key }) => ({
        ...key,
        edition: draft.editionOf(name) ?? 0,
      }));
      const body = { texts: named, ...(at !== undefined && { at }) };
      const answer = await request('POST /site/texts/publish', { body });
      if (answer.ok) notify(at === undefined ? texts.published : texts.scheduled);
      else if (answer.reason === 'refused') notifyError(texts.missing);
      else notifyError(texts.changedElsewhere);
      onChange();
    });
  }

  const unschedule = () =>
    run(async () => {
      const named = keys.map(({ part: _, ...key }) => key);
      await request('POST /site/texts/unschedule', { body: { texts: named } });
      notify(texts.unscheduled);
      onChange();
    });

  async function withdraw() {
    const question = { title: texts.withdraw, text: texts.confirmWithdraw, yes: texts.withdraw };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await draft.save();
    await run(async () => {
      const body = { language, edition: draft.editionOf(language) ?? 0 };
      const params = { id: edited.id };
      const answer = await request('POST /cases/:id/withdraw', { params, body });
      if (answer.ok) notify(texts.withdrawn);
      else notifyError(texts.changedElsewhere);
      await onReplaced();
    });
  }

  return (
    <>
      {missing.length > 0 && (
        <Alert color="neutral" title={texts.missing}>
          <List size="sm">
            {missing.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {part.publishAt !== null && (
        <Text size="sm">{texts.scheduledFor(showTime(part.publishAt, adminLanguage))}</Text>
      )}
      <Group gap="xs" className={styles.actions}>
        <Button onClick={() => publish()} loading={isBusy} disabled={!isReady || !hasChanges}>
          {texts.publish}
        </Button>
        <Button
          variant="default"
          onClick={scheduling.open}
          disabled={isBusy || !isReady || !hasChanges}
        >
          {texts.schedule}
        </Button>
        {part.publishAt !== null && (
          <Button variant="default" onClick={unschedule} disabled={isBusy}>
            {texts.unschedule}
          </Button>
        )}
        {isPublic && (
          <Button variant="default" onClick={withdraw} disabled={isBusy}>
            {texts.withdraw}
          </Button>
        )}
        <Button variant="default" onClick={history.open}>
          {texts.history}
        </Button>
        {isPublic && edited.facts.published && (
          <Anchor href={casePath(edited.facts.published.slug, language)} target="_blank">
            {texts.open}
          </Anchor>
        )}
      </Group>
      <Schedule
        isOpen={isScheduling}
        current={part.publishAt}
        onClose={scheduling.close}
        onSchedule={async (at) => {
          await publish(at);
          scheduling.close();
        }}
      />
      <CaseHistory
        isOpen={isHistory}
        id={edited.id}
        language={language}
        onClose={history.close}
        onRestored={onReplaced}
      />
    </>
  );
}
