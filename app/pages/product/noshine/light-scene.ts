import { startWorker } from '../../../trusted-worker.ts';
import type { Size } from './field.ts';
import type { Surface } from './light-drawing.ts';
import type { Order } from './light-scene.worker.ts';
import workerUrl from './light-scene.worker.ts?worker&url';

export interface Scene {
  /** The grime then comes apart or stays. */
  setComesApart(comesApart: boolean): void;
  /** Drops a clump of grime where the picture was touched. */
  dropGrime(x: number, y: number): void;
  setPaused(isPaused: boolean): void;
  stop(): void;
}

interface Options {
  comesApart: boolean;
  /** The picture with every bead reacting, which lies below the box. */
  reaction: HTMLImageElement;
  /** Once it is drawn, in place of the still's grime. */
  onShown(): void;
  /** When nothing will be drawn any more. */
  onLost(): void;
}

/** More pixels than these cost more time than they show. */
const mostPixels = 2.4e6;

/**
 * All that moves is drawn by a worker: on a slow phone one frame would keep the hand that chooses
 * waiting. The surface itself is pictures, which CSS fades.
 */
export function startScene(box: HTMLElement, options: Options): Scene {
  const { reaction, onShown, onLost } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  let { comesApart } = options;
  let isSeen = true;
  let isPaused = false;

  const worker = startWorker(workerUrl);
  const send = (order: Order, transfer: Transferable[] = []) => worker.postMessage(order, transfer);
  const canvas = document.createElement('canvas');

  async function start() {
    const surface = await surfaceOf(box, reaction);
    if (signal.aborted) return;
    const remote = canvas.transferControlToOffscreen();
    const { reaction: pixels } = surface;
    send({ do: 'start', canvas: remote, surface, comesApart }, [remote, pixels]);
    resizes.observe(box);
    sight.observe(box);
  }

  async function begin() {
    if (box.clientWidth === 0 || box.clientHeight === 0) return;
    const surface = await surfaceOf(box, reaction);
    if (!signal.aborted) send({ do: 'begin', surface }, [surface.reaction]);
  }

  function lose() {
    stop();
    onLost();
  }

  function stop() {
    stopped.abort();
    resizes.disconnect();
    sight.disconnect();
    worker.terminate();
    canvas.remove();
  }

  const sendMoving = () => send({ do: 'setMoving', isMoving: isSeen && !isPaused });
  let size = sizeOf(box);
  const resizes = new ResizeObserver(() => {
    const { width, height } = sizeOf(box);
    if (width === size.width && height === size.height) return;
    size = { width, height };
    begin().catch(lose);
  });
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    sendMoving();
  });

  // On a phone that is turned the picture is another one.
  reaction.addEventListener('load', () => begin().catch(lose), { signal });
  worker.addEventListener('message', () => {
    box.append(canvas);
    onShown();
  });
  worker.addEventListener('error', lose);
  start().catch(lose);

  return {
    setComesApart(next) {
      comesApart = next;
      send({ do: 'setComesApart', comesApart });
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

async function surfaceOf(box: HTMLElement, reaction: HTMLImageElement): Promise<Surface> {
  await reaction.decode();
  return { size: sizeOf(box), reaction: await createImageBitmap(reaction) };
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
