import type { Page } from '@playwright/test';
import {
  type Box,
  type Color,
  colorDistance,
  contrastOf,
  type Pixels,
  percentile,
  pixelsIn,
  takePixels,
} from './pixels.ts';

export interface TextContrast {
  text: string;
  /** 4.5, or 3 for large letters. */
  needed: number;
  median: number;
  /** One in twenty pixels has less. */
  fifth: number;
}

interface ShownText {
  text: string;
  lines: Box[];
  color: Color;
  opacity: number;
  isLarge: boolean;
}

/**
 * The contrast of every text on the page with what really lies behind its letters, pictures, films
 * and veils included: the page is taken with its letters and without, and the pixels that differ are
 * read in the second. What covers a text hides it from both, so it is left out.
 */
export async function measureTexts(page: Page): Promise<TextContrast[]> {
  await page.evaluate(() => {
    // The header covers what it is scrolled over.
    scrollTo(0, 0);
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const texts = await findTexts(page);
  const shown = await takePixels(page, { fullPage: true });
  await setLettersVisible(page, false);
  const behind = await takePixels(page, { fullPage: true });
  await setLettersVisible(page, true);
  // The own typeface comes late, and moves what is below it.
  if (JSON.stringify(await findTexts(page)) !== JSON.stringify(texts)) return measureTexts(page);
  return texts.flatMap((text) => measureText(text, shown, behind) ?? []);
}

export const lowContrast = (texts: readonly TextContrast[]): string[] =>
  texts
    .filter(({ needed, fifth }) => fifth < needed)
    .map(
      ({ text, needed, median, fifth }) =>
        `"${text}" ${median.toFixed(2)}, a twentieth below ${fifth.toFixed(2)}, of ${needed}`,
    );

function measureText(text: ShownText, shown: Pixels, behind: Pixels): TextContrast | undefined {
  const contrasts: number[] = [];
  const everywhere: number[] = [];
  for (const line of text.lines) {
    for (const [x, y] of pixelsIn(line, behind)) {
      const ground = behind.at(x, y);
      const contrast = contrastOf(mix(text.color, ground, text.opacity), ground);
      everywhere.push(contrast);
      if (colorDistance(shown.at(x, y), ground) > 24) contrasts.push(contrast);
    }
  }
  // Without a visible letter it is covered, unless it has the color of its ground.
  const measured = contrasts.length > 0 ? contrasts : everywhere;
  const median = percentile(measured, 0.5);
  if (contrasts.length === 0 && !(median < 1.2)) return undefined;
  return {
    text: text.text,
    needed: text.isLarge ? 3 : 4.5,
    median,
    fifth: percentile(measured, 0.05),
  };
}

function mix(color: Color, ground: Color, opacity: number): Color {
  const part = (at: 0 | 1 | 2) => opacity * color[at] + (1 - opacity) * ground[at];
  return [part(0), part(1), part(2)];
}

function findTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** However the style sheet wrote it: a mixture, a name, another color space. */
    function channelsOf(color: string): number[] {
      if (!drawing) return [];
      drawing.clearRect(0, 0, 1, 1);
      drawing.fillStyle = color;
      drawing.fillRect(0, 0, 1, 1);
      return [...drawing.getImageData(0, 0, 1, 1).data];
    }
    function opacityOf(element: Element | null): number {
      if (!element) return 1;
      return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    }

    /** Cut away to the last pixel, as a curtain or a text for screen readers is. */
    function isCutAway(element: Element | null): boolean {
      if (!element) return false;
      const { clipPath } = getComputedStyle(element);
      return /^inset\((50%|0px 100% 0px 0px)\)$/.test(clipPath) || isCutAway(element.parentElement);
    }

    const found: ShownText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!element || !text || element.closest('.visually-hidden, script, style, noscript'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isCutAway(element)) continue;
      // Nobody has to read what cannot be used.
      if (element.closest(':disabled, [aria-disabled="true"]')) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height }));
      if (lines.length === 0) continue;
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const isOutlined = Number.parseFloat(style.webkitTextStrokeWidth) > 1;
      const letters = isOutlined ? style.webkitTextStrokeColor : style.color;
      const [red = 0, green = 0, blue = 0, alpha = 255] = channelsOf(
        isDrawn ? style.fill : letters,
      );
      // A drawing's letters are as large as the drawing makes them.
      const size = isDrawn ? (lines[0]?.height ?? 0) / 1.2 : Number.parseFloat(style.fontSize);
      found.push({
        text: text.slice(0, 60),
        lines,
        color: [red, green, blue],
        opacity: (alpha / 255) * opacityOf(element),
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      });
    }
    return found;
  });
}

/** By a constructed sheet: the site's policy allows no style element. Icons keep their color. */
async function setLettersVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate((visible) => {
    if (visible) {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important;
          text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important; }
      svg text, svg tspan { fill: transparent !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, isVisible);
}
