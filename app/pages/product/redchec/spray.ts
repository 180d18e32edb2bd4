import { type Layer, paintLayer, sprayMask } from './spray-layers.ts';

/** How long one spray over the whole plate takes, in milliseconds. */
const sweepTime = 1300;
const stepTime = 16;
/** The longer it is held, the wider it sprays. */
const spreadPerStep = 0.003;

/** Lets a plate be sprayed: by holding it, by its button, and once by itself when it is seen. */
export async function startSpray(section: HTMLElement): Promise<void> {
  const plate = section.querySelector<HTMLElement>('[data-plate]');
  const controls = section.querySelector<HTMLElement>('[hidden]');
  const status = section.querySelector('[role="status"]');
  const [wetCanvas, freshCanvas] = section.querySelectorAll('canvas');
  const pictures = [...section.querySelectorAll<HTMLImageElement>('picture img')];
  const [read, sprayed] = pictures;
  if (!plate || !controls || !wetCanvas || !freshCanvas || !read || !sprayed) return;

  for (const picture of pictures) picture.loading = 'eager';
  const results = await Promise.allSettled(pictures.map((picture) => picture.decode()));
  // Without all three the plate stays as the server sent it.
  if (results.some(({ status }) => status === 'rejected')) return;
  section.dataset.state = 'clean';

  // All that was sprayed, as it is read in the end; and over it what was sprayed last, still red.
  const wet: Layer = { canvas: wetCanvas, picture: read, mask: sprayMask(plate) };
  const fresh: Layer = { canvas: freshCanvas, picture: sprayed, mask: sprayMask(plate) };
  let nozzle: { x: number; y: number; spread: number } | undefined;
  let sweepStart: number | undefined;
  let sprayedUntil = 0;
  let isCovered = false;

  const begin = () => {
    if (isCovered) wet.mask.wipe();
    fresh.mask.wipe();
    isCovered = false;
    section.dataset.state = 'spraying';
    sprayedUntil = performance.now();
    requestAnimationFrame(spray);
  };

  // In steps of equal time, so that a slow device sprays as much as a fast one.
  const spray = (now: number) => {
    for (; sprayedUntil < now && nozzle; sprayedUntil += stepTime) {
      wet.mask.repeat(fresh.mask.dab(nozzle));
      if (sweepStart === undefined) {
        nozzle.spread += spreadPerStep;
        continue;
      }
      const progress = (sprayedUntil - sweepStart) / sweepTime;
      nozzle = progress < 1 ? sweep(progress) : undefined;
    }
    paintLayer(wet);
    paintLayer(fresh);
    if (nozzle) {
      requestAnimationFrame(spray);
      return;
    }
    isCovered = sweepStart !== undefined;
    sweepStart = undefined;
    section.dataset.state = 'reacting';
  };

  const sprayAll = () => {
    if (nozzle) return;
    sweepStart = performance.now();
    nozzle = sweep(0);
    begin();
  };

  const hold = ({ offsetX, offsetY }: PointerEvent) => {
    const x = offsetX / plate.clientWidth;
    nozzle = { x, y: offsetY / plate.clientHeight, spread: nozzle?.spread ?? 0.06 };
  };
  const release = () => {
    if (sweepStart === undefined) nozzle = undefined;
  };
  freshCanvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || nozzle) return;
    freshCanvas.setPointerCapture(event.pointerId);
    hold(event);
    begin();
  });
  freshCanvas.addEventListener('pointermove', (event) => {
    if (nozzle && sweepStart === undefined) hold(event);
  });
  for (const end of ['pointerup', 'pointercancel']) freshCanvas.addEventListener(end, release);
  plate.addEventListener('contextmenu', (event) => event.preventDefault());

  freshCanvas.addEventListener('transitionend', () => {
    section.dataset.state = 'read';
    if (status) status.textContent = section.querySelector('li:last-child p')?.textContent ?? '';
  });

  controls.hidden = false;
  controls.querySelector('button')?.addEventListener('click', sprayAll);

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (section.dataset.state === 'clean') sprayAll();
    },
    { threshold: 0.75 },
  );
  observer.observe(plate);
}

/** Where the nozzle is on its way over the plate: from left to right, up and down. */
function sweep(progress: number) {
  return { x: progress * 1.1 - 0.05, y: 0.5 + 0.4 * Math.sin(progress * 26), spread: 0.3 };
}
