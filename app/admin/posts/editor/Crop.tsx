import { Button, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { CropWindow, drawArea, findArea, wholePicture } from '../../ui/CropWindow.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  /** The picture's address; the dialog is open while there is one. */
  source: string | undefined;
  /** Where only one shape is shown. */
  ratio?: number;
  isBusy: boolean;
  onClose(): void;
  onCrop(cropped: Blob): void;
}

const shapes = { wide: 16 / 9, card: 1200 / 630, square: 1, free: 0 };
type Shape = keyof typeof shapes;

const largestSide = 2400;

/** The visible part of the picture is the result. */
export function Crop({ source, ratio, isBusy, onClose, onCrop }: Props) {
  const texts = useWords().editor.crop;
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [shape, setShape] = useState<Shape>('wide');
  const [state, setState] = useState(wholePicture);

  const unreadable = useEffectEvent(() => {
    notifyError(texts.unreadable);
    onClose();
  });

  useEffect(() => {
    setPicture(undefined);
    setState(wholePicture);
    if (!source) return;
    const loading = new Image();
    loading.onload = () => setPicture(loading);
    loading.onerror = () => unreadable();
    loading.src = source;
    return () => {
      loading.onload = loading.onerror = null;
      if (source.startsWith('blob:')) URL.revokeObjectURL(source);
    };
  }, [source]);

  function crop() {
    if (!picture) return;
    const result = document.createElement('canvas');
    drawArea(result, picture, findArea(picture, ratio ?? shapes[shape], state), largestSide);
    result.toBlob((blob) => blob && onCrop(blob), 'image/webp', 0.95);
  }

  return (
    <Modal opened={source !== undefined} onClose={onClose} title={texts.title} size="lg">
      <Stack>
        <Text size="sm">{texts.hint}</Text>
        <CropWindow
          picture={picture}
          ratio={ratio ?? shapes[shape]}
          state={state}
          onChange={setState}
          label={texts.area}
          zoomLabel={texts.zoom}
        >
          {ratio === undefined && (
            <SegmentedControl
              aria-label={texts.shape}
              data={Object.keys(shapes).map((value) => ({
                value,
                label: texts.shapes[value as Shape],
              }))}
              value={shape}
              onChange={(value) => setShape(value as Shape)}
            />
          )}
        </CropWindow>
        <Button onClick={crop} loading={isBusy} disabled={!picture}>
          {texts.apply}
        </Button>
      </Stack>
    </Modal>
  );
}
