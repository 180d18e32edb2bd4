import { Stack, Text } from '@mantine/core';
import type { PictureShape } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { CropWindow } from '../../ui/CropWindow.tsx';
import { useWords } from '../../words/words.tsx';
import { maxZoomOf, ratioOf } from './crop-state.ts';
import styles from './SitePictures.module.css';
import type { usePictureDraft } from './usePictureDraft.ts';

interface Props {
  name: PictureName;
  draft: ReturnType<typeof usePictureDraft>;
  /** Somebody looks at, or moves, the part for such screens. */
  onShape(shape: PictureShape): void;
}

/** What of the picture is seen, once for wide screens and once for phones. */
export function PictureCrops({ name, draft, onShape }: Props) {
  const { sitePictures: texts } = useWords();
  const { source, image, stateOf, move } = draft;
  if (!source) return null;
  return (
    <>
      <Text size="sm">{texts.cropHint}</Text>
      <div className={styles.crops}>
        {(['wide', 'phone'] as const).map((shape) => (
          <Stack
            key={shape}
            gap="xs"
            onFocus={() => onShape(shape)}
            onPointerDown={() => onShape(shape)}
          >
            <Text fw={600} size="sm">
              {texts.shapes[shape]}
            </Text>
            <CropWindow
              picture={image.loaded}
              ratio={ratioOf(name, shape)}
              state={stateOf(shape)}
              onChange={(change) => move(shape, change)}
              label={texts.cropArea(texts.shapes[shape])}
              zoomLabel={texts.zoom(texts.shapes[shape])}
              maxZoom={Math.max(1, maxZoomOf(name, shape, source))}
            />
          </Stack>
        ))}
      </div>
    </>
  );
}
