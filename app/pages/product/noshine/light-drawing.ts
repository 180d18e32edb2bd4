import { beadsOf, groundFor, surfaceAt } from './beads.ts';
import { apartTime, type Clump, fallTime, makeClump, makeGrimePen } from './grime.ts';
import { grimePlaces, type Light, lights } from './light.ts';
import { paintLight, paintReaction } from './light-layers.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Options {
  size: Size;
  light: Light;
  comesApart: boolean;
  /** One moment of it, for those who asked for less motion. */
  isStill: boolean;
}

/**
 * Paints the surface once under each light, and on one canvas above it all that moves. It draws only
 * while something moves and somebody sees it.
 */
export function startDrawing(
  canvas: OffscreenCanvas,
  { size, isStill, ...initial }: Options,
  show: (light: Light, layer: OffscreenCanvas) => void,
) {
  let { light, comesApart } = initial;
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  let ground = groundFor(size.width, size.height);
  let reaction: OffscreenCanvas | undefined;
  let grime: ReturnType<typeof makeGrimePen>;
  let clumps: (Clump & { place?: number })[] = [];
  let frame = 0;
  let isMoving = false;
  let lastTime = 0;

  function begin({ width, height }: Size) {
    canvas.width = width;
    canvas.height = height;
    ground = groundFor(width, height);
    grime = makeGrimePen(pen, ground);
    reaction = undefined;
    paintAll().catch((error: DOMException) => {
      if (error.name !== 'AbortError') reportError(error);
    });
    // Where they were may lie beside a picture of another shape.
    clumps = [];
    fillPlaces();
    draw();
    animate();
  }

  /** The light that is on first, then the reaction, then the other lights. */
  async function paintAll() {
    const painting = ground;
    const beads = beadsOf(ground);
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (painting !== ground) throw new DOMException('Resized', 'AbortError');
    };
    const paint = async (each: Light) => show(each, await paintLight(each, ground, beads, pause));
    const first = light;
    await paint(first);
    reaction = await paintReaction(ground, beads, pause);
    if (isStill || !isMoving) draw();
    for (const each of lights) if (each !== first) await paint(each);
  }

  function draw() {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const farFirst = [...clumps].sort((a, b) => b.distance - a.distance);
    if (reaction) for (const clump of farFirst) grime.drawReaction(clump, reaction);
    for (const clump of farFirst) grime.drawClump(clump);
  }

  /** Advances everything by some seconds; returns whether anything still changes. */
  function advance(seconds: number): boolean {
    let hasChanged = false;
    for (const clump of clumps) {
      if (clump.fallen < fallTime + 0.25) {
        clump.fallen += seconds;
        hasChanged = true;
      } else if (comesApart) {
        if (reaction) clump.apart += seconds;
        hasChanged = true;
      } else if (clump.apart > 0) {
        clump.apart = Math.max(0, clump.apart - seconds * 3);
        hasChanged = true;
      }
    }
    clumps = clumps.filter(({ apart }) => apart < apartTime);
    fillPlaces();
    return hasChanged;
  }

  function tick(now: number) {
    const hasChanged = advance(Math.min(0.1, (now - lastTime) / 1000));
    lastTime = now;
    draw();
    frame = hasChanged ? requestAnimationFrame(tick) : 0;
  }

  function animate() {
    if (isStill) return draw();
    if (frame || !isMoving) return;
    lastTime = performance.now();
    frame = requestAnimationFrame(tick);
  }

  /** Grime falls again wherever it has gone. */
  function fillPlaces() {
    const isFirst = clumps.length === 0;
    grimePlaces.forEach(([share, distance], index) => {
      if (clumps.some((clump) => clump.place === index)) return;
      const half = (ground.width / 2 / ground.focal) * distance;
      // Beside the words, or below them over the whole width.
      const across = ground.width < ground.height * 1.2 ? share * 2 - 1 : share;
      const aside = isStill ? 0 : (Math.random() - 0.5) * 2;
      const wait = isFirst ? index * 0.7 : Math.random();
      const clump = makeClump(across * half + aside, distance, wait);
      // Something happens from the first moment on.
      if (isFirst && index < 2)
        Object.assign(clump, { fallen: 9, apart: comesApart ? 0.9 - index / 2 : 0 });
      if (isStill) Object.assign(clump, { fallen: 9, apart: comesApart ? 0.8 + index * 0.22 : 0 });
      clumps.push({ ...clump, place: index });
    });
  }

  begin(size);
  return {
    resize(next: Size) {
      if (next.width !== canvas.width || next.height !== canvas.height) begin(next);
    },
    /** The grime then comes apart or stays. */
    setLight(next: Light, apart: boolean) {
      light = next;
      comesApart = apart;
      if (isStill) clumps = [];
      fillPlaces();
      animate();
    },
    /** Drops a clump of grime where the picture was touched. */
    dropGrime(x: number, y: number) {
      if (isStill) return;
      const { across, distance } = surfaceAt(ground, x, y);
      clumps = [...clumps.slice(-9), makeClump(across, distance, 0)];
      animate();
    },
    setMoving(next: boolean) {
      isMoving = next;
      if (isMoving) animate();
      else {
        cancelAnimationFrame(frame);
        frame = 0;
      }
    },
  };
}
