import { Button, Group, Switch } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Language } from '#domain/language.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { BackButton } from '../ui/BackButton.tsx';
import { useBackLink } from '../ui/back-link.ts';
import { QueryError } from '../ui/ErrorBox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { notify, notifyWithUndo } from '../ui/notify.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/useAction.ts';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useWords } from '../words/words.tsx';
import { Details } from './editor/Details.tsx';
import { LanguageTabs } from './editor/LanguageTabs.tsx';
import { NoPost } from './editor/NoPost.tsx';
import { originalFirst } from './editor/original-first.ts';
import { Preview } from './editor/Preview.tsx';
import { PublishAll } from './editor/PublishAll.tsx';
import { StartVersion } from './editor/StartVersion.tsx';
import type { Uploads } from './editor/useFindings.ts';
import { usePostKeys } from './editor/usePostKeys.ts';
import type { VersionText } from './editor/useVersionDraft.ts';
import { useWhenDue } from './editor/useWhenDue.ts';
import { VersionEditor } from './editor/VersionEditor.tsx';
import styles from './PostPage.module.css';

/** One post: its languages, alone or beside the original, and what they share. */
export default function PostPage() {
  const words = useWords();
  const texts = words.editor;
  const { mnum = '' } = useParams();
  const navigate = useNavigate();
  const list = useBackLink('/admin/posts');
  const [run] = useAction();
  const confirm = useConfirm();
  const query = useQuery('GET /posts/:mnum', { params: { mnum } });
  const [chosen, setChosen] = useState<Language>();
  const [visited, setVisited] = useState<readonly Language[]>([]);
  const savers = useRef(new Map<Language, () => Promise<void>>());
  const [isSideBySide, sideBySide] = useDisclosure(true);
  /** Else they stand one below the other, the chosen one first. */
  const isWide = useMediaQuery('(width >= 1200px)', true, { getInitialValueInEffect: false });
  const [isPreview, preview] = useDisclosure();
  const [uploads, setUploads] = useState<Uploads>({});
  /** Counts how often a text was replaced, so that its editor starts again with what the server has. */
  const [resets, setResets] = useState<Partial<Record<Language, number>>>({});

  const post = query.data;
  const saveAll = () => Promise.all([...savers.current.values()].map((save) => save()));
  usePostKeys(saveAll);
  useWhenDue(post?.versions, query.reload);
  // Once shown, the editors stay when loading again fails.
  if (!post) return <NoPost query={query} list={list} />;

  const { originalLanguage, versions } = post;
  const language = chosen ?? originalLanguage;
  const order = originalFirst(originalLanguage);
  const shown: Language[] =
    isSideBySide && language !== originalLanguage ? [originalLanguage, language] : [language];

  /** Opened editors stay mounted but hidden, so that switching between them loses nothing. */
  const mounted = (
    isWide ? order : [language, ...order.filter((code) => code !== language)]
  ).filter((code) => shown.includes(code) || visited.includes(code));

  function choose(next: Language) {
    setVisited((before) => [...new Set([...before, ...shown])]);
    setChosen(next);
  }

  function applySave(code: Language, text: VersionText & { edition: number }) {
    query.setData((before) => ({
      ...before,
      versions: before.versions.map((version) =>
        version.language === code
          ? {
              ...version,
              ...text,
              state: version.state === 'published' ? 'changed' : version.state,
            }
          : version,
      ),
    }));
  }

  async function showPreview() {
    await saveAll();
    preview.open();
  }

  async function resetEditor(code: Language) {
    const fresh = await request('GET /posts/:mnum', { params: { mnum } });
    query.setData(() => fresh);
    setResets((before) => ({ ...before, [code]: (before[code] ?? 0) + 1 }));
  }

  const duplicate = () =>
    run(async () => {
      await saveAll();
      const copy = await request('POST /posts/:mnum/duplicate', { params: { mnum } });
      await navigate(`/admin/posts/${copy.mnum}`);
      notify(words.postDesk.list.duplicated);
    });

  async function remove() {
    const question = { title: texts.delete, text: texts.confirmDelete, yes: texts.delete };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    if (!(await run(() => request('DELETE /posts/:mnum', { params: { mnum } })))) return;
    await navigate(list);
    notifyWithUndo(words.posts.deleted, words.frame.undo, () =>
      run(async () => {
        await request('POST /posts/:mnum/restore', { params: { mnum } });
        await navigate(`/admin/posts/${mnum}`);
      }),
    );
  }

  return (
    <>
      <BackButton to={list}>{texts.back}</BackButton>
      <QueryError query={query} />
      <PageHead
        title={texts.heading(post.mnum)}
        tab={post.versions.find(({ title }) => title)?.title || words.posts.untitled}
      >
        <PublishAll post={post} uploads={uploads} onSave={saveAll} onChange={query.reload} />
        <Button variant="default" leftSection={<Icon name="eye" size={16} />} onClick={showPreview}>
          {texts.preview}
        </Button>
      </PageHead>
      <Group mb="md" gap="md">
        <LanguageTabs order={order} versions={versions} language={language} onChoose={choose} />
        {language !== originalLanguage && (
          <Switch label={texts.sideBySide} checked={isSideBySide} onChange={sideBySide.toggle} />
        )}
      </Group>
      <div className={styles.versions} data-columns={shown.length}>
        {mounted.map((code) => {
          const version = versions.find((found) => found.language === code);
          const key = `${code}${resets[code] ?? 0}`;
          return version ? (
            <VersionEditor
              key={key}
              post={post}
              version={version}
              isOriginal={code === originalLanguage}
              isHidden={!shown.includes(code)}
              uploads={uploads}
              onUploads={(count) => setUploads((before) => ({ ...before, [code]: count }))}
              onSaved={(text) => applySave(code, text)}
              onReady={(save) => savers.current.set(code, save)}
              onChange={query.reload}
              onReplaced={() => resetEditor(code)}
            />
          ) : !shown.includes(code) ? null : (
            <StartVersion
              key={key}
              mnum={post.mnum}
              language={code}
              originalLanguage={originalLanguage}
              onStarted={() => resetEditor(code)}
            />
          );
        })}
        <aside className={styles.details}>
          <Details post={post} onChange={query.reload} onDuplicate={duplicate} onDelete={remove} />
        </aside>
      </div>
      <Preview isOpen={isPreview} onClose={preview.close} mnum={post.mnum} first={language} />
    </>
  );
}
