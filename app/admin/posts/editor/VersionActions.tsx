import { Anchor, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { localize } from '#domain/language.ts';
import type { OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../../api.ts';
import { notify, useAction } from '../../ui/errors.tsx';
import { LogIcon } from '../../ui/icons.tsx';
import { showTime } from '../../ui/times.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useLanguage } from '../../words/words.tsx';
import { History } from './History.tsx';
import { Schedule } from './Schedule.tsx';
import type { useVersion } from './useVersion.ts';

interface Props {
  mnum: number;
  version: OpenVersion;
  draft: ReturnType<typeof useVersion>;
  onChange(): void;
  onReplaced(): void;
}

/** Publishing and its opposites; each saves first, so that what is shown is what is published. */
export function VersionActions({ mnum, version, draft, onChange, onReplaced }: Props) {
  const { language: spoken, words } = useLanguage();
  const texts = words.editor;
  const trying = useAction();
  const confirm = useConfirm();
  const [isScheduling, scheduling] = useDisclosure();
  const [isHistory, history] = useDisclosure();
  const { state, isPublic, language } = version;

  async function act(name: 'publish' | 'schedule' | 'unpublish', done: string, more = {}) {
    await draft.save();
    const isDone = await trying(
      () =>
        request('POST', `/posts/${mnum}/versions/${language}/${name}`, {
          body: { edition: draft.editionNow() ?? 0, ...more },
        }),
      ({ status, fields }) => {
        if (fields.title) return texts.noTitle;
        return status === 409 ? texts.conflict.title : undefined;
      },
    );
    if (isDone) {
      notify(done);
      onChange();
    }
    return isDone;
  }

  async function unpublish() {
    const question = { title: texts.unpublish, text: texts.confirmUnpublish, yes: texts.unpublish };
    if (isPublic && !(await confirm({ ...question, isDangerous: true }))) return;
    await act('unpublish', isPublic ? texts.unpublished : texts.scheduleCancelled);
  }

  async function schedule(publishAt: number) {
    const told = texts.scheduled(showTime(publishAt, spoken));
    if (await act('schedule', told, { publishAt })) scheduling.close();
  }

  const isUpToDate = state === 'published' && draft.state === 'saved';
  return (
    <Group gap="xs" mb="md">
      <Button
        size="compact-md"
        disabled={isUpToDate || draft.state === 'conflict'}
        onClick={() => act('publish', texts.published)}
      >
        {isPublic ? texts.publishChanges : texts.publish}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<LogIcon size={14} />}
        disabled={isUpToDate}
        onClick={scheduling.open}
      >
        {state === 'scheduled' ? texts.reschedule : texts.schedule}
      </Button>
      {(isPublic || state === 'scheduled') && (
        <Button size="compact-md" variant="default" onClick={unpublish}>
          {isPublic ? texts.unpublish : texts.cancelSchedule}
        </Button>
      )}
      <Button size="compact-md" variant="subtle" color="dark" onClick={history.open}>
        {texts.history}
      </Button>
      {isPublic && (
        <Anchor size="sm" href={localize(`/media/${mnum}`, language)} target="_blank">
          {texts.seeOnSite}
        </Anchor>
      )}
      <Schedule
        isOpen={isScheduling}
        first={version.publishAt}
        onClose={scheduling.close}
        onSchedule={schedule}
      />
      <History
        isOpen={isHistory}
        onClose={history.close}
        mnum={mnum}
        language={language}
        edition={draft.edition}
        onRestored={() => {
          history.close();
          notify(texts.past.restored);
          onReplaced();
        }}
      />
    </Group>
  );
}
