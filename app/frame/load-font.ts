import { fontOf, type Language } from '#domain/language.ts';
import { addRestOfTheFont } from '../rest-of-the-font.ts';
import { savesData } from '../saves-data.ts';

const root = document.documentElement;

/**
 * The first page is painted in the system's fonts, stretched to Pretendard's measure; Pretendard
 * comes when the page is there. It takes over if that is soon, and if no line would break elsewhere
 * and push what the visitor sees. From the next page on it is in the browser's cache, and
 * use-cached-font.js takes it before the first paint.
 */
export async function loadFont(): Promise<void> {
  if (!('font' in root.dataset)) {
    if (savesData() || !(await fetchFont())) return;
    if (isSoon()) applyFontIfNothingMoves();
  }
  if ('font' in root.dataset) addRestOfTheFont();
}

/** Milliseconds after the first paint in which nobody has begun to read. */
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

function applyFontIfNothingMoves(): void {
  const blocks = [
    ...document.querySelectorAll(':is(main, [data-popup]) :is(h1, h2, h3, p, li, dl, figure)'),
  ];
  const placed = blocks
    .map((block) => ({ block, top: block.getBoundingClientRect().top }))
    .filter(({ top }) => top > 0 && top < innerHeight);
  root.dataset.font = '';
  const moves = placed.some(
    ({ block, top }) => Math.abs(block.getBoundingClientRect().top - top) > 1,
  );
  if (moves) delete root.dataset.font;
}
