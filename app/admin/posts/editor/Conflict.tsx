import { Alert, Button, Group, Text } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import type { OpenVersion } from '#server/posts/drafts.ts';
import { request } from '../../api.ts';
import { useAction } from '../../ui/errors.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  mnum: number;
  language: Language;
  onMine(newerEdition: number): Promise<void>;
  onTheirs(): void;
}

/** Somebody else's newer save is noticed, not overwritten; a person decides. */
export function Conflict({ mnum, language, onMine, onTheirs }: Props) {
  const texts = useWords().editor.conflict;
  const trying = useAction();

  const keepMine = () =>
    trying(async () => {
      const post = await request<{ versions: OpenVersion[] }>('GET', `/posts/${mnum}`);
      const theirs = post.versions.find((version) => version.language === language);
      await onMine(theirs?.edition ?? 0);
    });

  return (
    <Alert color="orange" title={texts.title} mb="sm" role="alert">
      <Text size="sm" mb="sm">
        {texts.hint} {texts.keepHint}
      </Text>
      <Group gap="xs">
        <Button size="compact-md" onClick={onTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size="compact-md" variant="default" onClick={keepMine}>
          {texts.keepMine}
        </Button>
      </Group>
    </Alert>
  );
}
