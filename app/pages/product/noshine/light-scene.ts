import { startWorker } from '../../../trusted-worker.ts';
import { type Light, lights } from './light.ts';
import type { Size } from './light-drawing.ts';
import type { Order, PaintedLight } from './light-scene.worker.ts';
import workerUrl from './light-scene.worker.ts?worker&url';

export interface Scene {
  /** Changes the light; the grime then comes apart or stays. */
  setLight(light: Light, comesApart: boolean): void;
  /** Drops a clump of grime where the picture was touched. */
  dropGrime(x: number, y: number): void;
  setPaused(isPaused: boolean): void;
  stop(): void;
}

interface Options {
  light: Light;
  comesApart: boolean;
  /** The drawing below it. */
  still: SVGElement | null;
  isStill: boolean;
  /** When the light that is on, or another one, is painted. */
  onShown(): void;
  /** When nothing will be drawn any more: the still is there again. */
  onLost(): void;
}

/** More pixels than these cost more time than they show. */
const mostPixels = 2.4e6;

/**
 * The layers of the picture, of which CSS fades what is brighter than the light. All of them are drawn
 * by a worker: on a slow phone one frame would keep the hand that chooses waiting.
 */
export function startScene(box: HTMLElement, options: Options): Scene {
  const { still, comesApart, isStill, onShown, onLost } = options;
  let { light } = options;
  const shapes = [...(still?.childNodes ?? [])];
  const layers: Partial<Record<Light, HTMLCanvasElement>> = {};
  let isSeen = true;
  let isPaused = false;

  const worker = startWorker(workerUrl);
  const send = (order: Order, transfer: Transferable[] = []) => worker.postMessage(order, transfer);
  worker.addEventListener('message', ({ data }: MessageEvent<PaintedLight>) => {
    showLayer(data.light, data.layer);
  });
  const moving = document.createElement('canvas');
  const remote = moving.transferControlToOffscreen();
  const start = { size: sizeOf(box), light, comesApart, isStill };
  send({ do: 'start', canvas: remote, options: start }, [remote]);

  function showLayer(of: Light, layer: ImageBitmap) {
    const canvas = document.createElement('canvas');
    canvas.width = layer.width;
    canvas.height = layer.height;
    // Opaque, so that what it covers need not be drawn.
    canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(layer);
    // What moves not before: its grime would lie over that of the still.
    if (!moving.isConnected) box.append(moving);
    // From the darkest to the brightest: a brighter one lies over it and fades.
    const brighter = lights.slice(0, lights.indexOf(of)).findLast((each) => layers[each]);
    layers[of]?.remove();
    layers[of] = canvas;
    showLight();
    box.insertBefore(canvas, (brighter && layers[brighter]) ?? moving);
    onShown();
    sendMoving();
    // Nothing shows through any more, and its hundreds of shapes would change with every light.
    if (lights.every((each) => layers[each])) still?.replaceChildren();
  }

  /** The still answers for a light that is not painted yet. */
  function showLight() {
    const isPainted = layers[light] !== undefined;
    const brightest = lights.indexOf(light);
    for (const each of lights) {
      const isShown = isPainted && lights.indexOf(each) >= brightest;
      layers[each]?.style.setProperty('opacity', isShown ? '1' : '0');
    }
    moving.style.opacity = isPainted ? '1' : '0';
  }

  function sendMoving() {
    send({ do: 'setMoving', isMoving: isSeen && !isPaused && moving.isConnected });
  }

  const resizes = new ResizeObserver(() => {
    if (box.clientWidth > 0 && box.clientHeight > 0) send({ do: 'resize', size: sizeOf(box) });
  });
  resizes.observe(box);
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    sendMoving();
  });
  sight.observe(box);

  function stop() {
    resizes.disconnect();
    sight.disconnect();
    worker.terminate();
    still?.replaceChildren(...shapes);
    box.replaceChildren();
  }

  worker.addEventListener('error', () => {
    stop();
    onLost();
  });

  return {
    setLight(next, apart) {
      light = next;
      showLight();
      send({ do: 'setLight', light, comesApart: apart });
    },
    dropGrime(x, y) {
      const ratio = ratioOf(box);
      send({ do: 'dropGrime', x: x * ratio, y: y * ratio });
    },
    setPaused(next) {
      isPaused = next;
      sendMoving();
    },
    stop,
  };
}

/** Pixels of the picture to one of the page. */
function ratioOf({ clientWidth, clientHeight }: HTMLElement): number {
  const most = Math.sqrt(mostPixels / (clientWidth * clientHeight));
  return Math.min(1.75, devicePixelRatio || 1, most);
}

function sizeOf(box: HTMLElement): Size {
  const ratio = ratioOf(box);
  return {
    width: Math.round(box.clientWidth * ratio),
    height: Math.round(box.clientHeight * ratio),
  };
}
