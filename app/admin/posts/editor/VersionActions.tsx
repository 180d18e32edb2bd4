import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { localize } from '#domain/language.ts';
import type { OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { notify } from '../../ui/notify.tsx';
import { showTime } from '../../ui/times.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useLanguage } from '../../words/words.tsx';
import { History } from './History.tsx';
import { Schedule } from './Schedule.tsx';
import { useVersionAction } from './useVersionAction.ts';
import { isUpToDate, type VersionDraft } from './useVersionDraft.ts';

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

  return (
    <>
      <MoreMenu label={texts.moreOf(words.languages[language])}>
        {isPublic && (
          <Menu.Item
            component="a"
            href={localize(`/media/${mnum}`, language)}
            target="_blank"
            leftSection={<Icon name="externalLink" size={16} />}
          >
            {texts.seeOnSite}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon name="post" size={16} />} onClick={history.open}>
          {texts.history}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="clock" size={16} />}
          disabled={isUpToDate(version, draft)}
          onClick={scheduling.open}
        >
          {state === 'scheduled' ? texts.reschedule : texts.schedule}
        </Menu.Item>
        {(isPublic || state === 'scheduled') && (
          <Menu.Item
            color="attention"
            leftSection={<Icon name="down" size={16} />}
            onClick={unpublish}
          >
            {isPublic ? texts.unpublish : texts.cancelSchedule}
          </Menu.Item>
        )}
      </MoreMenu>
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
    </>
  );
}
