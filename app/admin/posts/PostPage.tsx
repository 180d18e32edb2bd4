import {
  ActionIcon,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type Language, languages, ownName } from '#domain/language.ts';
import type { EditablePost, OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../api.ts';
import { useWayBack } from '../ui/back-link.ts';
import { ErrorBox, notifyWithUndo, useAction } from '../ui/errors.tsx';
import { BackIcon, BinIcon, DotsIcon, EyeIcon } from '../ui/icons.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useQuery } from '../ui/useQuery.ts';
import { useWords } from '../words/words.tsx';
import { Details } from './editor/Details.tsx';
import { Preview } from './editor/Preview.tsx';
import { StartVersion } from './editor/StartVersion.tsx';
import { VersionEditor } from './editor/VersionEditor.tsx';
import styles from './PostPage.module.css';

type OpenPost = Omit<EditablePost, 'versions'> & { versions: OpenVersion[] };

/** One post: its languages, alone or beside the original, and what they share. */
export default function PostPage() {
  const words = useWords();
  const texts = words.editor;
  const { mnum } = useParams();
  const navigate = useNavigate();
  const list = useWayBack('/admin/posts');
  const trying = useAction();
  const confirm = useConfirm();
  const asked = useQuery<OpenPost>(`/posts/${mnum}`);
  const [chosen, setChosen] = useState<Language>();
  const [visited, setVisited] = useState<readonly Language[]>([]);
  const savers = useRef(new Map<Language, () => Promise<void>>());
  const [isBeside, beside] = useDisclosure(true);
  const [isPreview, preview] = useDisclosure();
  /** Counts replaced texts, so that an editor begins anew with what the server has. */
  const [rounds, setRounds] = useState<Partial<Record<Language, number>>>({});

  const problem = asked.problem && <ErrorBox problem={asked.problem} onRetry={asked.reload} />;
  const post = asked.data;
  // Once shown, the editors stay when asking again fails.
  if (!post) return problem || <Skeleton height={480} radius="md" />;

  const { originalLanguage, versions } = post;
  const language = chosen ?? originalLanguage;
  const order = [originalLanguage, ...languages.filter((one) => one !== originalLanguage)];
  const original = versions.find((version) => version.language === originalLanguage);
  const shown: Language[] =
    isBeside && language !== originalLanguage ? [originalLanguage, language] : [language];

  /** Editors once opened stay, out of sight, so that going to and fro loses nothing. */
  const kept = order.filter((one) => shown.includes(one) || visited.includes(one));

  function choose(next: Language) {
    setVisited((now) => [...new Set([...now, ...shown])]);
    setChosen(next);
  }

  function saved(which: Language, text: { title: string; mainText: string; edition: number }) {
    asked.set((now) => ({
      ...now,
      versions: now.versions.map((one) =>
        one.language === which
          ? { ...one, ...text, state: one.state === 'published' ? 'changed' : one.state }
          : one,
      ),
    }));
  }

  async function showPreview() {
    await Promise.all([...savers.current.values()].map((save) => save()));
    preview.open();
  }

  async function replaced(which: Language) {
    const fresh = await request<OpenPost>('GET', `/posts/${mnum}`);
    asked.set(() => fresh);
    setRounds((now) => ({ ...now, [which]: (now[which] ?? 0) + 1 }));
  }

  async function remove() {
    const question = { title: texts.delete, text: texts.confirmDelete, yes: texts.delete };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    const isGone = await trying(() => request('DELETE', `/posts/${mnum}`));
    if (!isGone) return;
    await navigate(list);
    notifyWithUndo(words.posts.deleted, words.frame.undo, () =>
      trying(async () => {
        await request('POST', `/posts/${mnum}/restore`);
        await navigate(`/admin/posts/${mnum}`);
      }),
    );
  }

  return (
    <>
      <Button
        component={Link}
        to={list}
        variant="subtle"
        color="dark"
        size="compact-sm"
        leftSection={<BackIcon size={16} />}
        mb="xs"
      >
        {texts.back}
      </Button>
      {problem}
      <PageHead title={original?.title || texts.heading(post.mnum)} hint={`#${post.mnum}`}>
        <Button variant="default" leftSection={<EyeIcon size={16} />} onClick={showPreview}>
          {texts.preview}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="lg" variant="default" aria-label={texts.more}>
              <DotsIcon />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="orange.9" leftSection={<BinIcon size={16} />} onClick={remove}>
              {texts.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </PageHead>
      <Group mb="md" gap="md">
        <SegmentedControl
          aria-label={texts.version}
          className={styles.languages}
          data={order.map((one) => ({
            value: one,
            label: <LanguageTab language={one} post={post} />,
          }))}
          value={language}
          onChange={(value) => choose(value as Language)}
        />
        {language !== originalLanguage && (
          <Switch
            label={texts.side}
            checked={isBeside}
            onChange={beside.toggle}
            className={styles.beside}
          />
        )}
      </Group>
      <div className={styles.desk} data-columns={shown.length}>
        {kept.map((one) => {
          const version = versions.find((each) => each.language === one);
          const key = `${one}${rounds[one] ?? 0}`;
          return version ? (
            <VersionEditor
              key={key}
              mnum={post.mnum}
              version={version}
              isOriginal={one === originalLanguage}
              isHidden={!shown.includes(one)}
              onSaved={(text) => saved(one, text)}
              onReady={(save) => savers.current.set(one, save)}
              onChange={asked.reload}
              onReplaced={() => replaced(one)}
            />
          ) : !shown.includes(one) ? null : (
            <StartVersion
              key={key}
              mnum={post.mnum}
              language={one}
              originalLanguage={originalLanguage}
              onStarted={() => replaced(one)}
            />
          );
        })}
        <aside className={styles.details}>
          <Details post={post} onChange={asked.reload} />
        </aside>
      </div>
      <Preview isOpen={isPreview} onClose={preview.close} mnum={post.mnum} first={language} />
    </>
  );
}

function LanguageTab({ language, post }: { language: Language; post: OpenPost }) {
  const { posts } = useWords();
  const version = post.versions.find((one) => one.language === language);
  return (
    <Stack gap={0} py={2}>
      <Text size="sm" fw={600} lang={language}>
        {ownName[language]}
      </Text>
      <Text size="xs" c="dimmed">
        {version ? posts.states[version.state] : posts.missing}
      </Text>
    </Stack>
  );
}
