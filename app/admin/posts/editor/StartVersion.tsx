import { Button, Group, Paper } from '@mantine/core';
import type { Language } from '#domain/language.ts';
import { request } from '../../api/request.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';

interface Props {
  mnum: number;
  language: Language;
  originalLanguage: Language;
  onStarted(): void;
}

export function StartVersion({ mnum, language, originalLanguage, onStarted }: Props) {
  const words = useWords();
  const texts = words.editor;
  const languageName = words.languages[language];
  const [run] = useAction();

  const start = (text: { title: string; mainText: string }) =>
    run(async () => {
      await request('PUT /posts/:mnum/versions/:language', {
        params: { mnum, language },
        body: { ...text, edition: null },
      });
      onStarted();
    });

  const copyOriginal = () =>
    run(async () => {
      const { versions } = await request('GET /posts/:mnum', { params: { mnum } });
      const original = versions.find((version) => version.language === originalLanguage);
      await start({ title: original?.title ?? '', mainText: original?.mainText ?? '' });
    });

  return (
    <Paper withBorder p="md" component="section" aria-label={languageName}>
      <EmptyState title={languageName} hint={texts.startHint}>
        <Group justify="center">
          <Button onClick={() => start({ title: '', mainText: '' })}>
            {texts.start(languageName)}
          </Button>
          <Button variant="default" onClick={copyOriginal}>
            {texts.copyOriginal}
          </Button>
        </Group>
      </EmptyState>
    </Paper>
  );
}
