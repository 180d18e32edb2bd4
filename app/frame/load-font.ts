import { writeItem } from '../browser-storage.ts';
import { addRestOfTheFont } from '../rest-of-the-font.ts';

/**
 * The first visit is painted in the system's font, stretched to Pretendard's measure; Pretendard
 * comes when the page is there. From then on it is in the browser's cache, and
 * use-cached-font.js takes it before the first paint.
 */
export async function loadFont(): Promise<void> {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('font' in root.dataset)) {
    if (connection?.saveData) return;
    const isKorean = root.lang === 'ko';
    const faces = isKorean
      ? await document.fonts.load('1em "Pretendard Korean"', '가')
      : await document.fonts.load('1em Pretendard', 'a');
    if (faces.length === 0) return;
    root.dataset.font = '';
    const file = document.querySelector<HTMLElement>('script[data-font-file]')?.dataset.fontFile;
    if (file) writeItem(`font-${isKorean ? 'korean' : 'latin'}`, file);
  }
  addRestOfTheFont();
}
