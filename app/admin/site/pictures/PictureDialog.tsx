import { Alert, Button, FileButton, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { languages } from '#domain/language.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { notify } from '../../ui/notify.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import { maxZoomOf } from './crop-state.ts';
import { PictureCrops } from './PictureCrops.tsx';
import styles from './SitePictures.module.css';
import { type SaveFailure, usePictureDraft } from './usePictureDraft.ts';

interface Props {
  picture: SitePicture;
  /** What staff call another picture. */
  nameOf(name: PictureName): string;
  onSaved(): void;
  onPublished(): void;
  onOpen(name: PictureName): void;
}

/** One picture: another file, its two parts, its descriptions, and the way back. */
export function PictureDialog({ picture, nameOf, onSaved, onPublished, onOpen }: Props) {
  const words = useWords();
  const { sitePictures: texts } = words;
  const draft = usePictureDraft(picture);
  const [error, setError] = useState<string>();
  const [run, isBusy] = useAction(setError);
  const resetInput = useRef<() => void>(null);
  const { name, companions } = picture;
  const { source, image, progress, isChanged, isDrafted } = draft;
  const isTooSmall =
    source !== undefined &&
    (['wide', 'phone'] as const).some((shape) => maxZoomOf(name, shape, source) < 1);
  const canSave = source !== undefined && !isTooSmall && isChanged;

  function describeFailure(failure: SaveFailure): string {
    if (failure.reason !== 'refused') return texts.editedElsewhere;
    return texts.refused(failure.languages.map((language) => words.languages[language]).join(', '));
  }

  async function act(work: typeof draft.save, done: string, then: () => void) {
    await run(async () => {
      const result = await work();
      if (!result.ok) return setError(describeFailure(result));
      notify(done);
      then();
    });
  }

  return (
    <Stack>
      {!source && <img className={styles.shown} src={picture.supplied} alt="" />}
      <Group gap="sm">
        <FileButton
          accept="image/*"
          // So that the same file can be picked again.
          resetRef={resetInput}
          onChange={(file) => {
            if (file) run(() => draft.upload(file));
            resetInput.current?.();
          }}
          inputProps={{ 'aria-label': texts.choose }}
        >
          {(props) => (
            <Button {...props} variant="default" disabled={isBusy}>
              {source ? texts.chooseOther : texts.choose}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" className={styles.hint}>
          {texts.chooseHint}
        </Text>
      </Group>
      {isTooSmall ? <Alert color="orange">{texts.tooSmall}</Alert> : null}
      {image.isBroken && <Alert color="orange">{texts.unreadable}</Alert>}
      {!isTooSmall && <PictureCrops name={name} draft={draft} />}
      <fieldset className={styles.descriptions}>
        <legend>{texts.descriptions}</legend>
        <Text size="sm" c="dimmed">
          {texts.descriptionsHint}
        </Text>
        {languages.map((language) => (
          <Textarea
            key={language}
            label={words.languages[language]}
            lang={language}
            autosize
            required
            value={draft.descriptions[language]}
            onChange={(event) => draft.describe(language, event.currentTarget.value)}
          />
        ))}
      </fieldset>
      {companions.length > 0 && (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{texts.companions(companions.map(nameOf).join(', '))}</Text>
          {companions.map((other) => (
            <Button
              key={other}
              size="compact-sm"
              variant="default"
              disabled={isBusy || isChanged}
              onClick={() => onOpen(other)}
            >
              {texts.openCompanion(nameOf(other))}
            </Button>
          ))}
        </Stack>
      )}
      <div role="status">
        {isBusy && !progress && !source && <Text size="sm">{texts.uploading}</Text>}
        {progress && (
          <>
            <Text size="sm">{texts.making(progress.done, progress.total)}</Text>
            <Progress value={(100 * progress.done) / progress.total} aria-hidden />
          </>
        )}
      </div>
      {error && (
        <Alert color="orange" role="alert">
          {error}
        </Alert>
      )}
      <Group>
        <Button
          variant="default"
          disabled={isBusy || !canSave}
          onClick={() => act(draft.save, texts.savedDraft, onSaved)}
        >
          {texts.saveDraft}
        </Button>
        <Button
          disabled={isBusy || !(canSave || (isDrafted && !isChanged))}
          onClick={() => act(draft.publish, texts.published, onPublished)}
        >
          {texts.publish}
        </Button>
        {source && (picture.published || isDrafted) && (
          <Button
            variant="subtle"
            disabled={isBusy}
            onClick={() => act(draft.backToSupplied, texts.backIsDraft, onSaved)}
          >
            {texts.toSupplied}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
