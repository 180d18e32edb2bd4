import { Paper, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { OpenPost, OpenVersion } from '#server/posts/drafts.ts';
import { RecoveredNotice } from '../../ui/RecoveredNotice.tsx';
import { SaveStatus } from '../../ui/SaveStatus.tsx';
import { showTime } from '../../ui/times.ts';
import { useLanguage } from '../../words/words.tsx';
import { PostTitle } from './PostTitle.tsx';
import { PublishButton } from './PublishButton.tsx';
import { SaveConflict } from './SaveConflict.tsx';
import { SharingFields } from './SharingFields.tsx';
import { StateBadge } from './StateBadge.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { Uploads } from './useFindings.ts';
import { isUpToDate, useVersionDraft, type VersionText } from './useVersionDraft.ts';
import { VersionActions } from './VersionActions.tsx';
import styles from './VersionEditor.module.css';

interface Props {
  post: OpenPost;
  version: OpenVersion;
  isOriginal: boolean;
  /** Hidden, but with everything that was typed. */
  isHidden: boolean;
  uploads: Uploads;
  onUploads(count: number): void;
  onSaved(saved: VersionText & { edition: number }): void;
  /** Gives the page a way to save before a preview. */
  onReady(save: () => Promise<void>): void;
  /** States or texts on the server have changed: read the post again. */
  onChange(): void;
  /** The text itself was replaced: start again with what the server has. */
  onReplaced(): void;
}

/** One language of a post: its title and text, whether they are saved, and what readers see. */
export function VersionEditor(props: Props) {
  const { post, version, isOriginal, isHidden, uploads, onUploads } = props;
  const { onSaved, onReady, onChange, onReplaced } = props;
  const { language: adminLanguage, words } = useLanguage();
  const texts = words.editor;
  const { mnum } = post;
  const { language } = version;
  const languageName = words.languages[language];
  const draft = useVersionDraft({ ...version, mnum }, onSaved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way to save.
  useEffect(() => {
    onReady(draft.save);
  }, [draft.save]);
  const [html, setHtml] = useState(version.mainText);
  const [resets, setResets] = useState(0);

  function restoreCopy() {
    draft.restoreCopy();
    setHtml(draft.latest.current.text.mainText);
    setResets((count) => count + 1);
  }

  return (
    <Paper
      withBorder
      p="md"
      component="section"
      // Not by `hidden` alone, which the look of the paper overrides.
      className={styles.version}
      data-hidden={isHidden || undefined}
      aria-label={languageName}
    >
      <div className={styles.bar}>
        <div className={styles.name}>
          <Text fw={680}>{languageName}</Text>
          {isOriginal && (
            <Text size="sm" c="dimmed">
              {words.posts.original}
            </Text>
          )}
          {!isUpToDate(version, draft) && <StateBadge state={version.state} />}
          {version.state === 'scheduled' && version.publishAt && (
            <Text size="sm" c="dimmed">
              {showTime(version.publishAt, adminLanguage)}
            </Text>
          )}
        </div>
        <SaveStatus state={draft.state} savedAt={draft.savedAt} />
        <div className={styles.acts}>
          <PublishButton {...{ post, version, draft, uploads, onChange }} />
          <VersionActions
            mnum={mnum}
            version={version}
            draft={draft}
            onChange={onChange}
            onReplaced={onReplaced}
          />
        </div>
      </div>
      {draft.recovered && <RecoveredNotice onRestore={restoreCopy} onDiscard={draft.dropCopy} />}
      {draft.state === 'conflict' && (
        <SaveConflict
          mnum={mnum}
          language={language}
          onKeepMine={draft.keepMine}
          onTakeTheirs={onReplaced}
        />
      )}
      <PostTitle
        language={language}
        value={draft.text.title}
        onChange={(title) => draft.change({ title })}
      />
      <TextEditor
        key={resets}
        language={language}
        html={html}
        label={`${texts.body} (${languageName})`}
        takesFiles
        onChange={(mainText) => draft.change({ mainText })}
        onUploads={onUploads}
      />
      <SharingFields
        language={language}
        picture={post.picture}
        {...draft.text}
        onChange={(description) => draft.change({ description })}
      />
    </Paper>
  );
}
