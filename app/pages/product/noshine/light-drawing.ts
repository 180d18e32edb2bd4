import { type Ground, groundFor, type Size, surfaceAt } from './field.ts';
import { apartTime, type Clump, fallTime, makeClump, makeGrimePen } from './grime.ts';
import { grimePlaces } from './light.ts';

/** Of the picture below, with every bead reacting. */
export interface Surface {
  size: Size;
  reaction: ImageBitmap;
}

/**
 * Draws, above the pictures of the surface, all that moves: grime, and the surface reacting around it.
 * It draws only while something moves and somebody sees it.
 */
export function startDrawing(canvas: OffscreenCanvas, surface: Surface, startsApart: boolean) {
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  let comesApart = startsApart;
  let ground: Ground;
  let reaction: ImageBitmap | undefined;
  let grime: ReturnType<typeof makeGrimePen>;
  let clumps: (Clump & { place?: number })[] = [];
  let frame = 0;
  let isMoving = false;
  let lastTime = 0;

  function begin(next: Surface) {
    canvas.width = next.size.width;
    canvas.height = next.size.height;
    reaction?.close();
    reaction = next.reaction;
    ground = groundFor(next.size, reaction.width / reaction.height);
    grime = makeGrimePen(pen, ground, reaction);
    // Where they were may lie beside a picture of another shape.
    clumps = [];
    fillPlaces();
    draw();
    animate();
  }

  function draw() {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const farFirst = [...clumps].sort((a, b) => b.distance - a.distance);
    for (const clump of farFirst) grime.drawReaction(clump);
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
        clump.apart += seconds;
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
      const aside = (Math.random() - 0.5) * 2;
      const wait = isFirst ? index * 0.7 : Math.random();
      const clump = makeClump(across * half + aside, distance, wait);
      // Something happens from the first moment on.
      if (isFirst && index < 2)
        Object.assign(clump, { fallen: 9, apart: comesApart ? 0.9 - index / 2 : 0 });
      clumps.push({ ...clump, place: index });
    });
  }

  begin(surface);
  return {
    begin,
    /** The grime then comes apart or stays. */
    setComesApart(next: boolean) {
      comesApart = next;
      animate();
    },
    /** Drops a clump of grime where the picture was touched. */
    dropGrime(x: number, y: number) {
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
