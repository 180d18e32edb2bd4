import { Anchor, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { localize } from '#domain/language.ts';
import type { OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { showTime } from '../../ui/times.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useLanguage } from '../../words/words.tsx';
import { History } from './History.tsx';
import { Schedule } from './Schedule.tsx';
import { useVersionAction } from './useVersionAction.ts';
import type { VersionDraft } from './useVersionDraft.ts';

interface Props {
  mnum: number;
  version: OpenVersion;
  draft: VersionDraft;
  onChange(): void;
  onReplaced(): void;
}

/** What can be done beside publishing it now. */
export function VersionActions({ mnum, version, draft, onChange, onReplaced }: Props) {
  const { language: adminLanguage, words } = useLanguage();
  const texts = words.editor;
  const act = useVersionAction(draft, onChange);
  const confirm = useConfirm();
  const [isScheduling, scheduling] = useDisclosure();
  const [isHistory, history] = useDisclosure();
  const { state, isPublic, language } = version;
  const params = { mnum, language };

  async function unpublish() {
    const question = { title: texts.unpublish, text: texts.confirmUnpublish, yes: texts.unpublish };
    if (isPublic && !(await confirm({ ...question, isDangerous: true }))) return;
    await act(
      (edition) =>
        request('POST /posts/:mnum/versions/:language/unpublish', { params, body: { edition } }),
      isPublic ? texts.unpublished : texts.scheduleCancelled,
    );
  }

  async function schedule(publishAt: number) {
    const done = texts.scheduled(showTime(publishAt, adminLanguage));
    const isDone = await act(
      (edition) =>
        request('POST /posts/:mnum/versions/:language/schedule', {
          params,
          body: { edition, publishAt },
        }),
      done,
    );
    if (isDone) scheduling.close();
  }

  const isUpToDate = state === 'published' && draft.state === 'saved';
  return (
    <Group gap="xs" mb="md">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<Icon name="clock" size={14} />}
        disabled={isUpToDate}
        onClick={scheduling.open}
      >
        {state === 'scheduled' ? texts.reschedule : texts.schedule}
      </Button>
      {(isPublic || state === 'scheduled') && (
        <Button size="compact-sm" variant="default" onClick={unpublish}>
          {isPublic ? texts.unpublish : texts.cancelSchedule}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" color="neutral" onClick={history.open}>
        {texts.history}
      </Button>
      {isPublic && (
        <Anchor size="sm" href={localize(`/media/${mnum}`, language)} target="_blank">
          {texts.seeOnSite}
        </Anchor>
      )}
      <Schedule
        isOpen={isScheduling}
        current={version.publishAt}
        onClose={scheduling.close}
        onSchedule={schedule}
      />
      <History
        isOpen={isHistory}
        onClose={history.close}
        mnum={mnum}
        language={language}
        edition={draft.editionNow()}
        current={draft.text}
        onRestored={() => {
          history.close();
          notify(texts.historyDialog.restored);
          onReplaced();
        }}
      />
    </Group>
  );
}
