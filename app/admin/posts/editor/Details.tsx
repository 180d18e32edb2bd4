import { Button, Group, Paper, Select, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { languages } from '#domain/language.ts';
import type { EditablePost } from '#server/posts/drafts.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { fromSeoulClock, toSeoulClock } from '../../ui/times.ts';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import styles from './Details.module.css';
import { MainPicture } from './MainPicture.tsx';

interface Props {
  post: Omit<EditablePost, 'versions'>;
  onChange(): void;
  onDuplicate(): void;
  onDelete(): void;
}

/** What belongs to the post in all languages; each change is saved at once. */
export function Details({ post, onChange, onDuplicate, onDelete }: Props) {
  const words = useWords();
  const texts = words.editor.details;
  const [run] = useAction();
  const [clock, setClock] = useState(toSeoulClock(post.regDate));
  const [known, setKnown] = useState(post.regDate);
  // Publishing may have changed it meanwhile.
  if (known !== post.regDate) {
    setKnown(post.regDate);
    setClock(toSeoulClock(post.regDate));
  }

  async function change(body: Record<string, unknown>): Promise<boolean> {
    const isDone = await run(
      () => request('PATCH /posts/:mnum', { params: { mnum: post.mnum }, body }),
      ({ fields }) => (fields.regDate ? words.postDesk.dateInFuture : undefined),
    );
    if (isDone) {
      notify(words.frame.saved);
      onChange();
    } else setClock(toSeoulClock(post.regDate));
    return isDone;
  }

  function changeDate() {
    const regDate = fromSeoulClock(clock);
    if (regDate === undefined) return setClock(toSeoulClock(post.regDate));
    if (toSeoulClock(post.regDate) !== clock) change({ regDate });
  }

  return (
    <Paper withBorder p="md" component="section" aria-label={texts.title}>
      <Title order={2} size="h4" mb="sm">
        {texts.title}
      </Title>
      <div className={styles.fields}>
        <MainPicture
          picture={post.picture}
          onChange={(mainPicture) => change({ mainPicture })}
          onFocus={(focus) => change({ focus })}
        />
        <Stack gap="sm">
          <TextInput
            type="datetime-local"
            label={texts.date}
            description={
              post.isDateChosen || post.firstPublishedAt !== null
                ? texts.dateHint
                : words.postDesk.dateFollows
            }
            value={clock}
            onChange={(event) => setClock(event.currentTarget.value)}
            onBlur={changeDate}
          />
          <Select
            label={texts.original}
            data={languages.map((value) => ({ value, label: words.languages[value] }))}
            value={post.originalLanguage}
            allowDeselect={false}
            onChange={(originalLanguage) => change({ originalLanguage })}
          />
        </Stack>
      </div>
      <Group className={styles.acts} gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="copy" size={16} />}
          onClick={onDuplicate}
        >
          {words.postDesk.list.duplicate}
        </Button>
        <Button
          size="xs"
          variant="default"
          c="attention"
          leftSection={<Icon name="bin" size={16} />}
          onClick={onDelete}
        >
          {words.editor.delete}
        </Button>
      </Group>
    </Paper>
  );
}
