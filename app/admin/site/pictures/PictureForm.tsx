import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { PictureShape } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { SitePicture } from '#server/site/pictures-list.ts';
import { useSession } from '../../session/useSession.ts';
import { notify } from '../../ui/notify.tsx';
import { RecoveredNotice } from '../../ui/RecoveredNotice.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import type { ShownPicture } from '../frame-messages.ts';
import { maxZoomOf } from './crop-state.ts';
import { PictureConflict } from './PictureConflict.tsx';
import { PictureCrops } from './PictureCrops.tsx';
import { PictureState } from './PictureState.tsx';
import { pictureCopies } from './picture-copies.ts';
import styles from './SitePictures.module.css';
import { useLeaving } from './useLeaving.ts';
import { usePictureDraft } from './usePictureDraft.ts';
import { usePreview } from './usePreview.ts';

interface Props {
  picture: SitePicture;
  /** What staff call another picture. */
  nameOf(name: PictureName): string;
  onPreview(picture: ShownPicture): void;
  onShape(shape: PictureShape): void;
  onSaved(): void;
  onTakeTheirs(theirs: SitePicture): void;
  onOpen(name: PictureName): void;
  saveDescriptions: RefObject<() => Promise<void>>;
}

/** Another file for a picture, its two parts, and the ways to save, publish and go back. */
export function PictureForm(props: Props) {
  const { picture, nameOf, onSaved, onOpen } = props;
  const words = useWords();
  const { sitePictures: texts } = words;
  const { me } = useSession();
  const { name, companions } = picture;
  const copies = useMemo(() => pictureCopies(me.id, name), [me.id, name]);
  const draft = usePictureDraft(picture, copies);
  const [recovered, setRecovered] = useState(copies.find);
  const [error, setError] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const [run, isBusy] = useAction(setError);
  const resetInput = useRef<() => void>(null);
  const { source, image, progress, isChanged, isDrafted } = draft;
  const isTooSmall =
    source !== undefined &&
    (['wide', 'phone'] as const).some((shape) => maxZoomOf(name, shape, source) < 1);
  const canSave = source !== undefined && !isTooSmall && isChanged;
  usePreview(name, draft, props.onPreview);
  useLeaving(isChanged || progress !== undefined);

  async function act(work: () => ReturnType<typeof draft.save>, done: string) {
    await run(async () => {
      await props.saveDescriptions.current();
      const result = await work();
      setHasConflict(!result.ok && result.reason === 'edited-elsewhere');
      if (result.ok) {
        setRecovered(undefined);
        notify(done);
        onSaved();
      } else if (result.reason === 'refused') {
        const names = result.languages.map((language) => words.languages[language]);
        setError(texts.refused(names.join(', ')));
      } else if (result.reason === 'not-found') setError(texts.unreadable);
    });
  }

  return (
    <Stack gap="sm">
      <PictureState picture={picture} onChange={onSaved} />
      {recovered && !isChanged && (
        <RecoveredNotice
          text={texts.recovered}
          onRestore={() => {
            draft.restore(recovered);
            setRecovered(undefined);
          }}
          onDiscard={() => {
            copies.forget();
            setRecovered(undefined);
          }}
        />
      )}
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
        {(button) => (
          <Button {...button} variant={source ? 'default' : 'filled'} disabled={isBusy}>
            {source ? texts.chooseOther : texts.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {texts.chooseHint}
      </Text>
      {isTooSmall && <Alert color="attention">{texts.tooSmall}</Alert>}
      {image.isBroken && <Alert color="attention">{texts.unreadable}</Alert>}
      {!isTooSmall && <PictureCrops name={name} draft={draft} onShape={props.onShape} />}
      <div role="status">
        {isBusy && !progress && !source && <Text size="sm">{texts.uploading}</Text>}
        {progress && (
          <>
            <Text size="sm">{texts.making(progress.done, progress.total)}</Text>
            <Progress value={(100 * progress.done) / progress.total} aria-hidden />
          </>
        )}
        {isChanged && !isBusy && <Text size="sm">{texts.unsaved}</Text>}
      </div>
      {error && (
        <Alert color="attention" role="alert">
          {error}
        </Alert>
      )}
      {hasConflict && (
        <PictureConflict
          name={name}
          onKeepMine={(edition) => act(() => draft.save(edition), texts.savedDraft)}
          onTakeTheirs={(theirs) => {
            copies.forget();
            props.onTakeTheirs(theirs);
          }}
        />
      )}
      <Group gap="xs" className={styles.actions}>
        <Button
          variant="default"
          disabled={isBusy || !canSave}
          onClick={() => act(draft.save, texts.savedDraft)}
        >
          {texts.saveDraft}
        </Button>
        <Button
          disabled={isBusy || !(canSave || (isDrafted && !isChanged))}
          onClick={() => act(draft.publish, texts.published)}
        >
          {texts.publish}
        </Button>
        {picture.next && (
          <Button
            variant="subtle"
            disabled={isBusy}
            onClick={() => act(draft.backToSupplied, texts.backIsDraft)}
          >
            {texts.toSupplied}
          </Button>
        )}
      </Group>
      {companions.length > 0 && (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{texts.companions(companions.map(nameOf).join(', '))}</Text>
          {companions.map((other) => (
            <Button
              key={other}
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              onClick={() => onOpen(other)}
            >
              {texts.openCompanion(nameOf(other))}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
