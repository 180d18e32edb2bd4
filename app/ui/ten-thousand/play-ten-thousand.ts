import { type BeadField, createBeadField } from './bead-field.ts';

/** How far around a pointer beads go out, in CSS pixels. */
const reach = 44;

/** Lays the beads over what is served, and lets a hand, the scroll or the button take them away. */
export function playTenThousand(track: HTMLElement): void {
  const stage = track.firstElementChild as HTMLElement;
  const place = stage.querySelector('svg')?.parentElement;
  const button = stage.querySelector('button');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!place || !button || !pen) return;
  canvas.setAttribute('aria-hidden', 'true');
  fitCanvas(canvas, place);
  place.append(canvas);

  const mayMove = matchMedia('(prefers-reduced-motion: no-preference)');
  let showsAll = true;
  const field = createBeadField(pen, (isFinished) => {
    showsAll = !isFinished;
    // What is served shows the end to those who asked for less motion.
    canvas.hidden = isFinished && !mayMove.matches;
    button.textContent = (isFinished ? button.dataset.before : button.dataset.after) ?? '';
  });
  // The words stand in the middle of the beads, below which there may be a little room; what is served
  // has none.
  const centerWords = () => {
    const below = mayMove.matches ? (canvas.height - field.height()) / devicePixelRatio : 0;
    place.style.paddingBlockEnd = `${below}px`;
  };
  centerWords();
  if (!mayMove.matches) field.finish();
  button.hidden = false;
  stage.dataset.ready = '';

  button.addEventListener('click', () => {
    if (!showsAll) field.restore();
    else if (mayMove.matches) field.spreadFrom(canvas.width / 2, canvas.height / 2);
    else field.finish();
  });
  followPointer(place, canvas, field, mayMove);
  followScroll(track, stage, field, mayMove);
  new ResizeObserver(() => {
    if (!fitCanvas(canvas, place)) return;
    field.fit();
    centerWords();
  }).observe(place);
}

/**
 * As many pixels as the screen has there, and on them: a canvas between two of them would be blurred.
 * Whether that is another number than before.
 */
function fitCanvas(canvas: HTMLCanvasElement, place: HTMLElement): boolean {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const stageTop = place.parentElement?.getBoundingClientRect().top ?? 0;
  const [firstColumn, beforeColumn] = nextPixel(left);
  const [firstRow, beforeRow] = nextPixel(top - stageTop);
  const width = Math.floor(right * devicePixelRatio + nearly) - firstColumn;
  const height = Math.floor((bottom - stageTop) * devicePixelRatio + nearly) - firstRow;
  canvas.style.left = `${beforeColumn}px`;
  canvas.style.top = `${beforeRow}px`;
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / devicePixelRatio}px`;
  canvas.style.height = `${height / devicePixelRatio}px`;
  return true;
}

/** The first whole pixel from a place on, and how far it is from there in CSS pixels. */
function nextPixel(at: number): [pixel: number, before: number] {
  const pixel = Math.ceil(at * devicePixelRatio - nearly);
  return [pixel, pixel / devicePixelRatio - at];
}

/** What a browser rounds off. */
const nearly = 0.02;

function followPointer(
  place: HTMLElement,
  canvas: HTMLCanvasElement,
  field: BeadField,
  mayMove: MediaQueryList,
): void {
  const pointOf = ({ clientX, clientY }: MouseEvent): [x: number, y: number] => {
    const { left, top } = canvas.getBoundingClientRect();
    return [(clientX - left) * devicePixelRatio, (clientY - top) * devicePixelRatio];
  };
  place.addEventListener('pointermove', (event) => {
    if (mayMove.matches) field.brush(...pointOf(event), reach * devicePixelRatio);
  });
  place.addEventListener('click', (event) => {
    if (mayMove.matches) field.spreadFrom(...pointOf(event));
    else field.finish();
  });
}

/** While the stage stands still in the window, the way through the track is the way to the end. */
function followScroll(
  track: HTMLElement,
  stage: HTMLElement,
  field: BeadField,
  mayMove: MediaQueryList,
): void {
  const follow = () => {
    const way = track.clientHeight - stage.clientHeight;
    if (!mayMove.matches || way <= 0) return;
    const share = -track.getBoundingClientRect().top / (way * 0.7);
    field.follow(Math.min(1, Math.max(0, share)));
  };
  new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return removeEventListener('scroll', follow);
    addEventListener('scroll', follow, { passive: true });
    follow();
  }).observe(track);
}
