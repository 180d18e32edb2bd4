import { writeItem } from '../browser-storage.ts';
import { addRestOfTheFont } from '../rest-of-the-font.ts';

const root = document.documentElement;

/**
 * The first page is painted in the system's fonts, stretched to Pretendard's measure; Pretendard
 * comes when the page is there, and takes over unless a line would break elsewhere and push what
 * the visitor sees. From then on it is in the browser's cache, and use-cached-font.js takes it
 * before the first paint.
 */
export async function loadFont(): Promise<void> {
  if (!('font' in root.dataset)) {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || !(await fetchFont())) return;
    applyFontIfNothingMoves();
  }
  if ('font' in root.dataset) addRestOfTheFont();
}

async function fetchFont(): Promise<boolean> {
  const { fontName, fontFile } =
    document.querySelector<HTMLElement>('script[data-font-file]')?.dataset ?? {};
  if (!fontName || !fontFile) return false;
  const faces =
    fontName === 'korean'
      ? await document.fonts.load('1em "Pretendard Korean"', '가')
      : await document.fonts.load('1em Pretendard', 'a');
  if (faces.length === 0) return false;
  writeItem(`font-${fontName}`, fontFile);
  return true;
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
