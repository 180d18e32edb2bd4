import type { Language } from '#domain/language.ts';
import { widthOf } from '#domain/site-text.ts';

/** From here on somebody should see how much room is left. */
const nearlyFull = 0.8;

/**
 * In letters as somebody sees them: those that are there, and how many there may be if they go on in
 * this language. A Korean letter takes the room of two others.
 */
export function roomOf(text: string, limit: number, language: Language) {
  const width = widthOf(text);
  const used = [...text].length;
  const left = Math.floor((limit - width) / (language === 'ko' ? 2 : 1));
  return {
    used,
    limit: used + left,
    isNearlyFull: width >= nearlyFull * limit,
    isOver: width > limit,
  };
}
