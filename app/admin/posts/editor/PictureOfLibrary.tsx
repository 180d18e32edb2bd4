import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LibraryPicture } from '#server/posts/pictures/picture-library.ts';
import { request } from '../../api/request.ts';
import { notify } from '../../ui/notify.tsx';
import { showDate } from '../../ui/times.ts';
import { useAction } from '../../ui/useAction.ts';
import { useLanguage } from '../../words/words.tsx';

interface Props {
  picture: LibraryPicture;
  onDescribed(): void;
  onUse(picture: LibraryPicture): void;
}

const shownUses = 5;

/** What is known of one picture, and where it is used. */
export function PictureOfLibrary({ picture, onDescribed, onUse }: Props) {
  const { language, words } = useLanguage();
  const texts = words.postDesk.library;
  const [run] = useAction();
  const [description, setDescription] = useState(picture.description);
  const { hash, name, width, height, createdAt, uses } = picture;

  async function describe() {
    if (description === picture.description) return;
    const isDone = await run(() =>
      request('PATCH /pictures/:hash', { params: { hash }, body: { description } }),
    );
    if (!isDone) return;
    notify(words.frame.saved);
    onDescribed();
  }

  return (
    <Stack gap="xs" component="section" aria-label={texts.chosen}>
      <Text size="sm" c="dimmed">
        {name && `${name} · `}
        {width} × {height} · {showDate(createdAt, language)}
      </Text>
      <TextInput
        label={texts.description}
        description={texts.descriptionHint}
        value={description}
        maxLength={300}
        onChange={(event) => setDescription(event.currentTarget.value)}
        onBlur={describe}
      />
      <Text size="sm">
        {uses.length === 0 ? texts.unused : texts.used(uses.length)}
        {uses.slice(0, shownUses).map((use) => (
          <Anchor key={use.mnum} href={`/admin/posts/${use.mnum}`} target="_blank" ml={8} size="sm">
            {use.title || words.posts.untitled}
          </Anchor>
        ))}
      </Text>
      <Group justify="flex-end">
        <Button onClick={() => onUse({ ...picture, description })}>{texts.use}</Button>
      </Group>
    </Stack>
  );
}
