import { addRestOfTheFont } from '../rest-of-the-font.ts';
import { savesData } from '../saves-data.ts';
import { applyFontIfNothingMoves } from './apply-font.ts';

const root = document.documentElement;

/**
 * The first page is painted in the system's fonts, stretched to Pretendard's measure; Pretendard
 * comes when the page is there. A wide screen takes it over, if that is soon and nothing moves; a
 * phone would lay the page out anew for a quarter of a second, and keeps its own for this one page.
 * From the next page on it is in the browser's cache, and use-cached-font.js takes it before the
 * first paint.
 */
export async function loadFont(): Promise<void> {
  if (!('font' in root.dataset)) {
    if (savesData() || !(await fetchFont())) return;
    if (innerWidth >= wide && isSoon()) applyFontIfNothingMoves();
  }
  if ('font' in root.dataset) addRestOfTheFont();
}

const wide = 768;

/** Milliseconds after the first paint in which few have begun to read. */
const soon = 1500;

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
