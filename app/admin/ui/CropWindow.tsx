import { Slider } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './CropWindow.module.css';

/** Which part of a picture is seen. */
export interface CropState {
  /** 1 is as much of the picture as its shape allows. */
  zoom: number;
  /** The center of the window on the picture, each from 0 to 1. */
  centre: { x: number; y: number };
}

export const wholePicture: CropState = { zoom: 1, centre: { x: 0.5, y: 0.5 } };

interface Props {
  picture: HTMLImageElement | undefined;
  /** Width by height; 0 is the picture's own. */
  ratio: number;
  state: CropState;
  onChange(change: (before: CropState) => CropState): void;
  label: string;
  zoomLabel: string;
  maxZoom?: number;
  /** Between the window and the zoom. */
  children?: ReactNode;
}

/** Moves a picture behind a window of fixed shape. */
export function CropWindow(props: Props) {
  const { picture, ratio, state, onChange, label, zoomLabel, maxZoom = 4, children } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = picture && findArea(picture, ratio, state);

  useEffect(() => {
    if (!picture || !area || !canvas.current) return;
    drawArea(canvas.current, picture, area, 960);
  });

  function move(dx: number, dy: number) {
    onChange(({ zoom, centre: { x, y } }) => ({
      zoom,
      centre: { x: within01(x + dx), y: within01(y + dy) },
    }));
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

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not take the focus. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by the arrow keys.
        tabIndex={0}
        className={styles.window}
        aria-label={label}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={nudge}
      >
        <canvas ref={canvas} />
      </div>
      {children}
      <Slider
        aria-label={zoomLabel}
        thumbLabel={zoomLabel}
        label={null}
        min={1}
        max={maxZoom}
        step={0.05}
        disabled={maxZoom <= 1}
        value={state.zoom}
        onChange={(zoom) => onChange(({ centre }) => ({ zoom, centre }))}
      />
    </>
  );
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function findArea(
  { naturalWidth, naturalHeight }: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>,
  ratio: number,
  { zoom, centre }: CropState,
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

export function drawArea(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  { x, y, width, height }: Area,
  maxSide: number,
) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

function within01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
