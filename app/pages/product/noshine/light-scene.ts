import { beadsOf, type Ground, groundFor, surfaceAt } from './beads.ts';
import { apartTime, type Clump, fallTime, makeClump, makeGrimePen } from './grime.ts';
import { grimePlaces, type Light, lights } from './light.ts';
import { paintLight, paintReaction } from './light-layers.ts';
import { makeCanvas } from './sprites.ts';

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
  /** One moment of it, for those who asked for less motion. */
  isStill: boolean;
}

/** In ms: about two frames of a screen. */
const longFrame = 30;
/** In ms: by then a slow phone has painted a choice. */
const choiceSeen = 250;
/** More pixels than these cost more time than they show. */
const mostPixels = 2.4e6;

/**
 * Each light is a layer of its own, painted once and faded by CSS; above them one canvas has all
 * that moves. It draws only while something moves and the picture is seen.
 */
export function startScene(box: HTMLElement, options: Options): Scene {
  const { still, isStill } = options;
  const shapes = [...(still?.childNodes ?? [])];
  let { light, comesApart } = options;
  const { canvas, pen } = makeCanvas(1, 1);
  let ground: Ground;
  let reaction: HTMLCanvasElement | undefined;
  let grime: ReturnType<typeof makeGrimePen>;
  let layers: Partial<Record<Light, HTMLCanvasElement>> = {};
  let clumps: (Clump & { place?: number })[] = [];
  let frame = 0;
  let isSeen = true;
  let isPaused = false;
  /** The choice that set it moving is painted first: on a slow phone a drawing takes long. */
  let isHeld = false;
  /** Where a frame takes long, as much time stays free for the hand that chooses. */
  let restsUntil = 0;
  /** Likewise, painting goes on when what was chosen is seen. */
  let paintsFrom = 0;
  let lastTime = 0;

  function resize() {
    const { clientWidth, clientHeight } = box;
    if (clientWidth === 0 || clientHeight === 0) return;
    const most = Math.sqrt(mostPixels / (clientWidth * clientHeight));
    const ratio = Math.min(1.75, devicePixelRatio || 1, most);
    canvas.width = Math.round(clientWidth * ratio);
    canvas.height = Math.round(clientHeight * ratio);
    ground = groundFor(canvas.width, canvas.height);
    grime = makeGrimePen(pen, ground);
    layers = {};
    still?.replaceChildren(...shapes);
    reaction = undefined;
    for (const clump of clumps) clump.whole = clump.light = undefined;
    box.replaceChildren();
    paintAll().catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error;
    });
    if (clumps.length === 0) fillPlaces();
    draw();
    animate();
  }

  /** The light that is on first, then the reaction, then the other lights. */
  async function paintAll() {
    const painting = ground;
    const beads = beadsOf(ground);
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve, paintsFrom - performance.now()));
      if (painting !== ground) throw new DOMException('Resized or stopped', 'AbortError');
    };
    addLayer(light, await paintLight(light, ground, beads, pause));
    reaction = await paintReaction(ground, beads, pause);
    animate();
    for (const each of lights) {
      if (!layers[each]) addLayer(each, await paintLight(each, ground, beads, pause));
    }
    // Nothing shows through any more, and its hundreds of shapes would change with every light.
    still?.replaceChildren();
  }

  function addLayer(of: Light, layer: HTMLCanvasElement) {
    layers[of] = layer;
    // Not before: its grime would lie over that of the still.
    if (!canvas.isConnected) box.append(canvas);
    // From the darkest to the brightest: a brighter one lies over it and fades.
    for (const each of ['dark', 'lamp', 'sun'] as const) {
      const present = layers[each];
      if (present) box.insertBefore(present, canvas);
    }
    showLight();
    animate();
  }

  function showLight() {
    const brightest = lights.indexOf(light);
    for (const each of lights) {
      layers[each]?.style.setProperty('opacity', lights.indexOf(each) < brightest ? '0' : '1');
    }
  }

  function draw() {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const farFirst = [...clumps].sort((a, b) => b.distance - a.distance);
    if (reaction) for (const clump of farFirst) grime.drawReaction(clump, reaction);
    for (const clump of farFirst) grime.drawClump(clump);
  }

  /** Advances everything by some seconds; returns whether anything still moves. */
  function advance(seconds: number): boolean {
    let isMoving = false;
    for (const clump of clumps) {
      if (clump.fallen < fallTime + 0.25) {
        clump.fallen += seconds;
        isMoving = true;
      } else if (comesApart) {
        if (reaction) clump.apart += seconds;
        isMoving = true;
      } else if (clump.apart > 0) {
        clump.apart = Math.max(0, clump.apart - seconds * 3);
        isMoving = true;
      }
    }
    clumps = clumps.filter(({ apart }) => apart < apartTime);
    fillPlaces();
    return isMoving;
  }

  function tick(now: number) {
    if (isHeld || now < restsUntil) {
      isHeld = false;
      frame = requestAnimationFrame(tick);
      return;
    }
    const isMoving = advance(Math.min(0.1, (now - lastTime) / 1000));
    lastTime = now;
    draw();
    // This runs when the frame has been painted.
    setTimeout(() => {
      const painted = performance.now();
      if (painted - now > longFrame) restsUntil = painted + (painted - now);
    });
    frame = isMoving ? requestAnimationFrame(tick) : 0;
  }

  function animate() {
    if (isStill) return draw();
    isHeld = true;
    if (frame || !isSeen || isPaused || !canvas.isConnected) return;
    lastTime = performance.now();
    frame = requestAnimationFrame(tick);
  }

  function rest() {
    cancelAnimationFrame(frame);
    frame = 0;
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

  const resizes = new ResizeObserver(resize);
  resizes.observe(box);
  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    if (isSeen) animate();
    else rest();
  });
  sight.observe(box);

  return {
    setLight(next, apart) {
      light = next;
      comesApart = apart;
      paintsFrom = performance.now() + choiceSeen;
      if (isStill) clumps = [];
      showLight();
      fillPlaces();
      animate();
    },
    dropGrime(x, y) {
      if (isStill) return;
      const ratio = canvas.width / box.clientWidth;
      const { across, distance } = surfaceAt(ground, x * ratio, y * ratio);
      clumps = [...clumps.slice(-9), makeClump(across, distance, 0)];
      animate();
    },
    setPaused(next) {
      isPaused = next;
      if (isPaused) rest();
      else animate();
    },
    stop() {
      resizes.disconnect();
      sight.disconnect();
      ground = groundFor(1, 1);
      rest();
      still?.replaceChildren(...shapes);
      box.replaceChildren();
    },
  };
}
