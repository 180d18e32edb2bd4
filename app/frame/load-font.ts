import korean from '../../.cache/fonts/korean.woff2?url';
import latin from '../../.cache/fonts/latin.woff2?url';
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
    if (savesData() || !(await putInCache())) return;
    if (innerWidth >= wide && isSoon()) {
      await takeFromCache();
      applyFontIfNothingMoves();
    }
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

// As tokens.css tells them apart; the table of languages would be weight and nothing else here.
const isKorean = root.lang === 'ko';

/** As bytes: a font that the document loads is reason enough for it to be laid out anew. */
async function putInCache(): Promise<boolean> {
  try {
    const answer = await fetch(isKorean ? korean : latin, { priority: 'low' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function takeFromCache(): Promise<void> {
  await document.fonts.load(`1em Pretendard${isKorean ? ' Korean' : ''}`, 'a');
}
