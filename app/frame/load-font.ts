import { fontOf, type Language } from '#domain/language.ts';
import { addRestOfTheFont } from '../rest-of-the-font.ts';
import { savesData } from '../saves-data.ts';

const root = document.documentElement;

/**
 * The first page is painted in the system's fonts, stretched to Pretendard's measure; Pretendard
 * comes when the page is there, and takes over, if that is soon, where no line breaks elsewhere and
 * pushes what the visitor sees. From the next page on it is in the browser's cache, and
 * use-cached-font.js takes it before the first paint.
 */
export async function loadFont(): Promise<void> {
  if (!('font' in root.dataset)) {
    if (savesData() || !(await fetchFont())) return;
    if (isSoon()) applyFontIfNothingMoves();
  }
  if ('font' in root.dataset) addRestOfTheFont();
}

/**
 * Milliseconds after the first paint in which nobody has begun to read. A slow phone is beyond it, and
 * is spared the work: to lay the page out anew takes it a quarter of a second.
 */
const soon = 500;

function isSoon(): boolean {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (firstPaint?.startTime ?? 0) < soon;
}

async function fetchFont(): Promise<boolean> {
  const faces =
    fontOf[root.lang as Language] === 'korean'
      ? await document.fonts.load('1em "Pretendard Korean"', '가')
      : await document.fonts.load('1em Pretendard', 'a');
  return faces.length > 0;
}

/**
 * A block that would shrink keeps its height, one that would grow the system's font; if others move
 * even so, all keep it.
 */
function applyFontIfNothingMoves(): void {
  const blocks = document.querySelectorAll<HTMLElement>(
    ':is(main,[data-popup]) :is(h1,h2,h3,p,a,li,dd,th,td)',
  );
  const seen = [...blocks]
    .map((block) => ({ block, before: block.getBoundingClientRect() }))
    .filter(({ before }) => before.bottom > 0 && before.top < innerHeight);
  const changed = (side: 'top' | 'height') =>
    seen.filter(({ block, before }) => differs(block.getBoundingClientRect()[side], before[side]));
  root.dataset.font = 'late';
  for (const { block, before } of changed('height')) block.style.minHeight = `${before.height}px`;
  for (const { block } of changed('height')) block.dataset.systemFont = '';
  if (changed('top').length > 0) delete root.dataset.font;
}

const differs = (one: number, other: number) => Math.abs(one - other) > 1;
