import { Button, Group, Text } from '@mantine/core';
import { type Language, languages } from '#domain/language.ts';
import { CardPart } from '../../ui/CardPart.tsx';
import { FilePick } from '../../ui/FilePick.tsx';
import { notify } from '../../ui/notify.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './SiteFilms.module.css';
import type { FilmDraft } from './useFilmDraft.ts';

interface Props {
  draft: FilmDraft;
  isBusy: boolean;
  run(work: () => Promise<unknown>): void;
  onError(message: string): void;
}

/** What is said in the film, to be read, in each language that has it. */
export function FilmCaptions({ draft, isBusy, run, onError }: Props) {
  const { siteFilms: texts, languages: names } = useWords();

  async function choose(language: Language, file: File) {
    const read = await draft.chooseCaptions(language, file);
    if (read.ok) return notify(texts.captionsTaken(names[language], read.cues));
    const where = 'line' in read ? ` (${texts.line(read.line)})` : '';
    onError(`${names[language]}: ${texts.captionErrors[read.reason]}${where}`);
  }

  return (
    <CardPart title={texts.captions} hint={texts.captionsHint}>
      <ul className={styles.captions}>
        {languages.map((language) => (
          <li key={language}>
            <Group gap="sm">
              <Text size="sm" w="12rem">
                {names[language]}:{' '}
                {draft.captions[language] ? texts.captionsThere : texts.captionsMissing}
              </Text>
              <FilePick
                label={texts.chooseCaptions(names[language])}
                accept=".vtt,text/vtt"
                size="compact-sm"
                isDisabled={isBusy}
                onPick={(file) => run(() => choose(language, file))}
              />
              {draft.captions[language] && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  disabled={isBusy}
                  onClick={() => draft.removeCaptions(language)}
                >
                  {texts.removeCaptions(names[language])}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
    </CardPart>
  );
}
