import { Button, FileButton, Group, Input, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { type PictureFocus, type PostPicture, pictureAddress } from '#domain/post.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import { Crop } from './Crop.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import styles from './MainPicture.module.css';
import { PictureLibrary } from './PictureLibrary.tsx';
import { uploadPicture } from './pictures.ts';

interface Props {
  picture: PostPicture | null;
  onChange(hash: string | null): void;
  onFocus(focus: PictureFocus): Promise<boolean>;
}

/** By a card of the list, which is 16:9. */
const isCut = ({ width, height }: PostPicture) => Math.abs(width / height - 16 / 9) > 0.02;

export function MainPicture({ picture, onChange, onFocus }: Props) {
  const words = useWords();
  const texts = words.editor.details;
  const [isLibrary, library] = useDisclosure();
  const [run, isBusy] = useAction();
  const [source, setSource] = useState<string>();
  const openPicker = useRef<() => void>(null);
  const resetInput = useRef<() => void>(null);

  const largest = picture && pictureAddress(picture, picture.widths.at(-1) ?? picture.width);

  function take(file: File | undefined) {
    if (file) setSource(URL.createObjectURL(file));
  }

  async function upload(cropped: Blob) {
    await run(async () => {
      const { hash } = await uploadPicture(cropped);
      onChange(hash);
    });
    setSource(undefined);
  }

  return (
    <section
      aria-label={texts.picture}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <Input.Label component="p">{texts.picture}</Input.Label>
      <Input.Description mb="xs">{texts.pictureHint}</Input.Description>
      {picture && largest ? (
        <img
          className={styles.picture}
          src={largest}
          alt=""
          width={picture.width}
          height={picture.height}
        />
      ) : (
        <UnstyledButton
          className={styles.none}
          data-picture-place
          onClick={() => openPicker.current?.()}
        >
          <Icon name="picture" size={24} />
          <Text size="sm" c="dimmed">
            {words.postDesk.dropHere}
          </Text>
        </UnstyledButton>
      )}
      <Group gap="xs" mt="xs" className={styles.acts}>
        <FileButton
          accept="image/*"
          // So that the same file can be picked again.
          resetRef={resetInput}
          onChange={(file) => {
            take(file ?? undefined);
            resetInput.current?.();
          }}
          inputProps={{ 'aria-label': texts.upload }}
        >
          {(props) => {
            openPicker.current = props.onClick;
            return (
              <Button {...props} size="compact-sm" variant="default" loading={isBusy}>
                {texts.upload}
              </Button>
            );
          }}
        </FileButton>
        <Button size="compact-sm" variant="default" onClick={library.open}>
          {words.postDesk.library.open}
        </Button>
        {largest && (
          <>
            <Button size="compact-sm" variant="default" onClick={() => setSource(largest)}>
              {texts.crop}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => onChange(null)}>
              {texts.remove}
            </Button>
          </>
        )}
      </Group>
      {picture && largest && isCut(picture) && (
        <FocusPicker
          key={picture.hash}
          address={largest}
          focus={picture.focus ?? 'center'}
          onChange={onFocus}
        />
      )}
      <PictureLibrary
        isOpen={isLibrary}
        onClose={library.close}
        onUse={({ hash }) => onChange(hash)}
      />
      <Crop source={source} isBusy={isBusy} onClose={() => setSource(undefined)} onCrop={upload} />
    </section>
  );
}
