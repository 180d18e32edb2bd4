import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import {
  type Box,
  type Color,
  colorDistance,
  contrastOf,
  type Pixels,
  pixelsIn,
  takePixels,
} from './pixels.ts';

interface MainColors {
  /** Between the most common color and the most common one that is clearly another. */
  contrast: number;
  /** How much of the picture has one of the two, or is close to one. */
  share: number;
}

/** Two colors and little else: letters on their ground, a bar on its track. */
export function mainColorsOf(pixels: Pixels, box: Box = { x: 0, y: 0, ...pixels }): MainColors {
  const colors = [...pixelsIn(box, pixels)].map(([x, y]) => pixels.at(x, y));
  const ground = mostCommon(colors);
  const others = colors.filter((color) => colorDistance(color, ground) > 90);
  if (others.length === 0) return { contrast: 1, share: 1 };
  const drawn = mostCommon(others);
  const isMain = (color: Color) =>
    Math.min(colorDistance(color, ground), colorDistance(color, drawn)) <= 60;
  return {
    contrast: contrastOf(ground, drawn),
    share: colors.filter(isMain).length / colors.length,
  };
}

export function averageColor(pixels: Pixels): Color {
  const sum = [0, 0, 0];
  let count = 0;
  for (const [x, y] of pixelsIn({ x: 0, y: 0, ...pixels }, pixels)) {
    count += 1;
    pixels.at(x, y).forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value;
    });
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
  return [red, green, blue];
}

interface Drawing {
  name: string;
  box: Box;
}

/** The drawings of the page, charts and icons, in which nothing stands out by 3 : 1. */
export async function invisibleDrawings(page: Page): Promise<string[]> {
  const [drawings, pixels] = await takeDrawings(page);
  return drawings
    .filter(({ box }) => {
      const colors = [...pixelsIn(box, pixels)].map(([x, y]) => pixels.at(x, y));
      // Outside the picture: off the canvas, in a menu that is shut.
      if (colors.length === 0) return false;
      const ground = mostCommon(colors);
      const seen = colors.filter((color) => contrastOf(color, ground) >= 3);
      return seen.length / colors.length < 0.001;
    })
    .map(({ name }) => name);
}

/** With a picture in which they stand where they were measured: a late picture may move them. */
async function takeDrawings(page: Page): Promise<[Drawing[], Pixels]> {
  for (let tries = 0; tries < 5; tries += 1) {
    const before = await measureDrawings(page);
    const pixels = await takePixels(page, { fullPage: true });
    if (isDeepStrictEqual(await measureDrawings(page), before)) return [before, pixels];
  }
  throw new Error('the drawings do not come to rest');
}

function measureDrawings(page: Page): Promise<Drawing[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('svg')]
      .filter((svg) => svg.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((svg) => ({ svg, box: svg.getBoundingClientRect() }))
      .filter(({ svg }) => {
        // What is smaller, such as a particle drawn to scale, is no clear spot in any color.
        const { width, height } = svg.getBBox();
        return Math.min(width, height) * (svg.getScreenCTM()?.a ?? 1) > 3;
      })
      .map(({ svg, box: { x, y, width, height } }) => ({
        name: `${svg.parentElement?.className || svg.parentElement?.tagName} ${svg.getAttribute('class') ?? ''}`,
        box: { x: x + scrollX, y: y + scrollY, width, height },
      })),
  );
}

function mostCommon(colors: readonly Color[]): Color {
  const counts = new Map<number, number>();
  let first: Color = [0, 0, 0];
  let most = 0;
  for (const color of colors) {
    const [red, green, blue] = color;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) [first, most] = [color, count];
  }
  return first;
}
