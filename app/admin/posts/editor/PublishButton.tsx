import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OpenPost, OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import styles from './PublishButton.module.css';
import { type Uploads, useFindings } from './useFindings.ts';
import { useVersionAction } from './useVersionAction.ts';
import { isUpToDate, type VersionDraft } from './useVersionDraft.ts';

interface Props {
  post: OpenPost;
  version: OpenVersion;
  draft: VersionDraft;
  uploads: Uploads;
  onChange(): void;
}

/** The page's main act, or that it is done; before a text first goes public, what it still lacks is said once. */
export function PublishButton({ post, version, draft, uploads, onChange }: Props) {
  const texts = useWords().editor;
  const act = useVersionAction(draft, onChange);
  const [isChecking, checking] = useDisclosure();
  const { findings, find } = useFindings(post, uploads);
  const { isPublic, language } = version;

  async function publish() {
    checking.close();
    await act(
      (edition) =>
        request('POST /posts/:mnum/versions/:language/publish', {
          params: { mnum: post.mnum, language },
          body: { edition },
        }),
      texts.published,
    );
  }

  async function check() {
    const found = await find([{ language, ...draft.text }]);
    const isToSay = found.some(({ isSerious }) => isSerious || !isPublic);
    if (isToSay && draft.text.title) checking.open();
    else await publish();
  }

  if (isUpToDate(version, draft)) {
    return (
      <Text size="sm" fw={600} c="done" className={styles.done}>
        <Icon name="check" size={16} /> {texts.upToDate}
      </Text>
    );
  }
  return (
    <>
      <Button disabled={draft.state === 'conflict'} onClick={check}>
        {isPublic ? texts.publishChanges : texts.publish}
      </Button>
      <CheckDialog
        isOpen={isChecking}
        findings={findings}
        onClose={checking.close}
        onGoOn={publish}
      />
    </>
  );
}
