import { Button, Modal, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { notifyError } from '../../ui/notify.tsx';
import { useWords } from '../../words/words.tsx';
import styles from './Crop.module.css';

interface Props {
  /** The picture's address; the dialog is open while there is one. */
  source: string | undefined;
  isBusy: boolean;
  onClose(): void;
  onCrop(cropped: Blob): void;
}

const shapes = { wide: 16 / 9, card: 1200 / 630, square: 1, free: 0 };
type Shape = keyof typeof shapes;

const largestSide = 2400;

/** Moves a picture behind a window of fixed shape; the visible part is the result. */
export function Crop({ source, isBusy, onClose, onCrop }: Props) {
  const texts = useWords().editor.crop;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [shape, setShape] = useState<Shape>('wide');
  const [zoom, setZoom] = useState(1);
  /** The center of the window on the picture, each from 0 to 1. */
  const [centre, setCentre] = useState({ x: 0.5, y: 0.5 });

  const unreadable = useEffectEvent(() => {
    notifyError(texts.unreadable);
    onClose();
  });

  useEffect(() => {
    setPicture(undefined);
    setZoom(1);
    setCentre({ x: 0.5, y: 0.5 });
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

  const area = picture && findArea(picture, shapes[shape], zoom, centre);

  useEffect(() => {
    if (!picture || !area || !canvas.current) return;
    draw(canvas.current, picture, area, 960);
  });

  function move(dx: number, dy: number) {
    setCentre(({ x, y }) => ({ x: within01(x + dx), y: within01(y + dy) }));
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1 || !area || !picture) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    move(
      (-event.movementX / clientWidth) * (area.width / picture.naturalWidth),
      (-event.movementY / clientHeight) * (area.height / picture.naturalHeight),
    );
  }

  function nudge(event: KeyboardEvent) {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-0.02, 0],
      ArrowRight: [0.02, 0],
      ArrowUp: [0, -0.02],
      ArrowDown: [0, 0.02],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  }

  function crop() {
    if (!picture || !area) return;
    const result = document.createElement('canvas');
    draw(result, picture, area, largestSide);
    result.toBlob((blob) => blob && onCrop(blob), 'image/webp', 0.95);
  }

  return (
    <Modal opened={source !== undefined} onClose={onClose} title={texts.title} size="lg">
      <Stack>
        <Text size="sm">{texts.hint}</Text>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not take the focus. */}
        <div
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by the arrow keys.
          tabIndex={0}
          className={styles.window}
          aria-label={texts.area}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={nudge}
        >
          <canvas ref={canvas} />
        </div>
        <SegmentedControl
          aria-label={texts.shape}
          data={Object.keys(shapes).map((value) => ({
            value,
            label: texts.shapes[value as Shape],
          }))}
          value={shape}
          onChange={(value) => setShape(value as Shape)}
        />
        <Slider
          aria-label={texts.zoom}
          thumbLabel={texts.zoom}
          label={null}
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={setZoom}
        />
        <Button onClick={crop} loading={isBusy} disabled={!picture}>
          {texts.apply}
        </Button>
      </Stack>
    </Modal>
  );
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

function findArea(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  ratio: number,
  zoom: number,
  centre: { x: number; y: number },
): Area {
  const wanted = ratio || naturalWidth / naturalHeight;
  const width = Math.min(naturalWidth, naturalHeight * wanted) / zoom;
  const height = width / wanted;
  const clamp = (at: number, max: number) => Math.min(Math.max(0, at), max);
  return {
    x: clamp(centre.x * naturalWidth - width / 2, naturalWidth - width),
    y: clamp(centre.y * naturalHeight - height / 2, naturalHeight - height),
    width,
    height,
  };
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, area: Area, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(
    picture,
    area.x,
    area.y,
    area.width,
    area.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

function within01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
