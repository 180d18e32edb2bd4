import { addRestOfTheFont } from '../rest-of-the-font.ts';
import { savesData } from '../saves-data.ts';

const root = document.documentElement;

/**
 * The first page is painted in the system's fonts, stretched to Pretendard's measure; Pretendard
 * comes when the page is there. A wide screen takes it over, if that is soon, where no line breaks
 * elsewhere and pushes what the visitor sees; a phone would lay the page out anew for a quarter of a
 * second, and keeps its own for this one page. From the next page on it is in the browser's cache,
 * and use-cached-font.js takes it before the first paint.
 */
export async function loadFont(): Promise<void> {
  if (!('font' in root.dataset)) {
    if (savesData() || !(await fetchFont())) return;
    if (innerWidth >= wide && isSoon()) applyFontIfNothingMoves();
  }
  if ('font' in root.dataset) addRestOfTheFont();
}

const wide = 768;

/** Milliseconds after the first paint in which nobody has begun to read. */
const soon = 500;

function isSoon(): boolean {
  const [firstPaint] = performance.getEntriesByType('paint');
  return performance.now() - (firstPaint?.startTime ?? 0) < soon;
}

async function fetchFont(): Promise<boolean> {
  // As tokens.css tells them apart; the table of languages would be weight and nothing else here.
  const which = root.lang === 'ko' ? ' Korean' : '';
  const faces = await document.fonts.load(`1em Pretendard${which}`, 'a');
  return faces.length > 0;
}

const blocks = ':is(main,[data-popup]) :is(h1,h2,h3,p,a,li,dd,th,td)';
/** What stands beside others in one line. */
const inRows = 'header :is(a,summary),ol>:not(:last-child),[data-row] li,main summary';

/** Two fonts beside each other would be seen. */
const row = 'header,ol,[data-row]';

/**
 * A block that would shrink keeps its height, and what stands in a row its width; what would grow
 * keeps the system's font, a row as a whole. If others move even so, all keep it.
 */
function applyFontIfNothingMoves(): void {
  const seen = measureSeen(blocks);
  const seenInRows = measureSeen(inRows);
  root.dataset.font = '';
  hold(seen, 'height');
  hold(seenInRows, 'width');
  for (const [element] of seenInRows) {
    const around = element.closest<HTMLElement>(row);
    if (around && 'systemFont' in element.dataset) around.dataset.systemFont = '';
  }
  if (changed(seen, 'top')[0]) delete root.dataset.font;
}

type Measured = [element: HTMLElement, before: DOMRect];

/** Down to the foot of the window. */
function measureSeen(selector: string): Measured[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .map((element): Measured => [element, element.getBoundingClientRect()])
    .filter(([, before]) => before.top < innerHeight);
}

/** In a narrower window, as after a turn of the phone, it must not be in the way. */
function hold(all: Measured[], side: 'width' | 'height'): void {
  for (const [{ style }, { [side]: size }] of changed(all, side)) {
    style.setProperty(`min-${side}`, `min(${size}px,${(size / innerWidth) * 100}vw)`);
  }
  for (const [{ dataset }] of changed(all, side)) dataset.systemFont = '';
}

function changed(all: Measured[], side: 'top' | 'width' | 'height'): Measured[] {
  return all.filter(
    ([element, before]) => Math.abs(element.getBoundingClientRect()[side] - before[side]) > 1,
  );
}
