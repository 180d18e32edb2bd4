import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { type PostPicture, pictureAddress } from '#domain/post.ts';
import { Crop } from '../posts/editor/Crop.tsx';
import { uploadPicture } from '../posts/editor/pictures.ts';
import { useAction } from '../ui/useAction.ts';
import { useWords } from '../words/words.tsx';
import styles from './CasePage.module.css';

interface Props {
  label: string;
  picture: PostPicture | null;
  onChange(picture: PostPicture | null): void;
}

/** Cropped to the shape in which both pictures of a case are shown, and encoded as those of posts. */
export function CasePicture({ label, picture, onChange }: Props) {
  const { cases: texts } = useWords();
  const [run, isBusy] = useAction();
  const [source, setSource] = useState<string>();
  const resetInput = useRef<() => void>(null);
  const largest = picture && pictureAddress(picture, picture.widths.at(-1) ?? picture.width);

  async function upload(cropped: Blob) {
    await run(async () => {
      const { hash, width, height, widths } = await uploadPicture(cropped);
      onChange({ hash, width, height, widths });
    });
    setSource(undefined);
  }

  return (
    <div>
      <Input.Label component="p">{label}</Input.Label>
      <Input.Description mb="xs">{texts.pictureHint}</Input.Description>
      {largest ? (
        <img className={styles.picture} src={largest} alt="" />
      ) : (
        <Text size="sm" c="dimmed" className={styles.none}>
          {texts.noPicture}
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
          inputProps={{ 'aria-label': `${label}: ${texts.choose}` }}
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
              {texts.removePicture}
            </Button>
          </>
        )}
      </Group>
      <Crop
        source={source}
        ratio={3 / 2}
        isBusy={isBusy}
        onClose={() => setSource(undefined)}
        onCrop={upload}
      />
    </div>
  );
}
