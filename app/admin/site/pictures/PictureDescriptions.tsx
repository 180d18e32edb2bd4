import { Group, Text, Title } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import type { Language } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { SaveStatus } from '../../ui/SaveStatus.tsx';
import { useWords } from '../../words/words.tsx';
import { PageNotices } from '../PageNotices.tsx';
import { TextHistory } from '../TextHistory.tsx';
import { TextPanel } from '../TextPanel.tsx';
import { useSiteTexts } from '../useSiteTexts.ts';
import { useTextActions } from '../useTextActions.ts';

interface Props {
  name: PictureName;
  language: Language;
  /** Another number: the server may have other texts than it had. */
  changes: number;
  saveNow: RefObject<() => Promise<void>>;
}

const page = 'pictures';

/** They are texts as all others: they save themselves, and survive whatever happens to the page. */
export function PictureDescriptions({ name, language, changes, saveNow }: Props) {
  const { sitePictures: words } = useWords();
  const texts = useSiteTexts(page);
  const { actions, history, closeHistory } = useTextActions(page, texts);
  const { query } = texts;
  const { data, reload } = query;
  saveNow.current = texts.save;

  useEffect(() => {
    if (changes > 0) reload();
  }, [changes, reload]);

  const text = data?.texts.find(({ path }) => path === name);
  return (
    <section aria-labelledby="descriptions">
      <Group justify="space-between" mt="lg" mb={4} gap="xs">
        <Title order={2} size="h5" id="descriptions">
          {words.descriptions}
        </Title>
        <SaveStatus state={texts.state} savedAt={texts.savedAt} />
      </Group>
      <Text size="sm" c="dimmed" mb="xs">
        {words.descriptionsHint}
      </Text>
      <PageNotices texts={texts} isReadOnly={false} />
      {data && text && (
        <>
          <TextPanel
            texts={[text]}
            typed={texts.typed}
            language={language}
            selected={name}
            isReadOnly={false}
            onSelect={() => {}}
            actions={actions}
          />
          <TextHistory
            page={page}
            place={history}
            texts={data.texts}
            isReadOnly={false}
            onClose={closeHistory}
            onRestored={reload}
          />
        </>
      )}
    </section>
  );
}
