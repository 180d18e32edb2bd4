import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SiteFilm } from '#server/site/films-list.ts';
import type { ApiError } from '../../api/request.ts';
import { FilePick } from '../../ui/FilePick.tsx';
import { notify } from '../../ui/notify.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import { FilmCaptions } from './FilmCaptions.tsx';
import { FilmHints } from './FilmHints.tsx';
import { FilmPublish } from './FilmPublish.tsx';
import { FilmScreen } from './FilmScreen.tsx';
import styles from './SiteFilms.module.css';
import { useFilmDraft } from './useFilmDraft.ts';

interface Props {
  film: SiteFilm;
  onSaved(): void;
  onPublished(): void;
}

/** One film: another file, its still, its captions, and the way back. */
export function FilmDialog({ film, onSaved, onPublished }: Props) {
  const { siteFilms: texts } = useWords();
  const draft = useFilmDraft(film);
  const [error, setError] = useState<string>();
  const [start, isBusy] = useAction(setError);
  const { facts, progress } = draft;

  const describe = ({ fields }: ApiError) => texts.errors[fields.file ?? ''];
  const run = (work: () => Promise<unknown>) => start(work, describe);

  function act(work: () => Promise<boolean>, done: string, isLast = false) {
    run(async () => {
      if (!(await work())) return setError(texts.editedElsewhere);
      notify(done);
      if (isLast) onPublished();
      else onSaved();
    });
  }

  return (
    <Stack>
      <FilmScreen film={film} draft={draft} isBusy={isBusy} run={run}>
        <Group gap="sm">
          <FilePick
            label={facts ? texts.chooseOther : texts.choose}
            accept="video/mp4,.mp4"
            isDisabled={isBusy}
            onPick={(file) =>
              run(async () => {
                if (!(await draft.upload(file))) notify(texts.uploadCancelled);
              })
            }
          />
          <Text size="sm" c="dimmed" className={styles.hint}>
            {texts.chooseHint}
          </Text>
        </Group>
        {progress !== undefined && (
          <Group gap="sm">
            <Progress value={100 * progress} flex={1} aria-label={texts.film} />
            <Button size="compact-sm" variant="default" onClick={draft.cancelUpload}>
              {texts.cancelUpload}
            </Button>
          </Group>
        )}
        <div role="status">
          {progress !== undefined && (
            <Text size="sm">
              {progress === 1 ? texts.checking : texts.uploading(Math.floor(100 * progress))}
            </Text>
          )}
        </div>
        <FilmHints name={film.name} draft={draft} />
      </FilmScreen>
      {film.name !== 'hero' && facts && (
        <FilmCaptions draft={draft} isBusy={isBusy} run={run} onError={setError} />
      )}
      {error && (
        <Alert color="attention" role="alert">
          {error}
        </Alert>
      )}
      <FilmPublish film={film} draft={draft} isBusy={isBusy} act={act} />
    </Stack>
  );
}
