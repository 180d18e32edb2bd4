import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { type PostPicture, pictureAddress } from '#domain/post.ts';
import { useAction } from '../../ui/useAction.ts';
import { useWords } from '../../words/words.tsx';
import { Crop } from './Crop.tsx';
import styles from './MainPicture.module.css';
import { uploadPicture } from './pictures.ts';

interface Props {
  picture: PostPicture | null;
  onChange(hash: string | null): void;
}

export function MainPicture({ picture, onChange }: Props) {
  const texts = useWords().editor.details;
  const [run, isBusy] = useAction();
  const [source, setSource] = useState<string>();
  const resetInput = useRef<() => void>(null);

  const largest = picture && pictureAddress(picture, picture.widths.at(-1) ?? picture.width);

  async function upload(cropped: Blob) {
    await run(async () => {
      const { hash } = await uploadPicture(cropped);
      onChange(hash);
    });
    setSource(undefined);
  }

  return (
    <div>
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
        <Text size="sm" c="dimmed" className={styles.none}>
          {texts.none}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <FileButton
          accept="image/*"
          // So that the same file can be picked again.
          resetRef={resetInput}
          onChange={(file) => {
            if (file) setSource(URL.createObjectURL(file));
            resetInput.current?.();
          }}
          inputProps={{ 'aria-label': texts.choose }}
        >
          {(props) => (
            <Button {...props} size="compact-md" variant="default" loading={isBusy}>
              {picture ? texts.replace : texts.choose}
            </Button>
          )}
        </FileButton>
        {largest && (
          <>
            <Button size="compact-md" variant="default" onClick={() => setSource(largest)}>
              {texts.crop}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => onChange(null)}>
              {texts.remove}
            </Button>
          </>
        )}
      </Group>
      <Crop source={source} isBusy={isBusy} onClose={() => setSource(undefined)} onCrop={upload} />
    </div>
  );
}
