import type { Locator, Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

export type Color = readonly [red: number, green: number, blue: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pixels {
  width: number;
  height: number;
  at(x: number, y: number): Color;
}

/** What is on the screen, one pixel for each of CSS. */
export async function takePixels(
  target: Page | Locator,
  options: PageScreenshotOptions = {},
): Promise<Pixels> {
  const picture = await target.screenshot({ animations: 'disabled', scale: 'css', ...options });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return {
    width: info.width,
    height: info.height,
    at(x, y) {
      const start = 3 * (y * info.width + x);
      return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
    },
  };
}

/** The whole pixels that a box touches and the picture has. */
export function* pixelsIn(box: Box, { width, height }: Pixels): Generator<[x: number, y: number]> {
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) yield [x, y];
}

/** WCAG's contrast of two colors: 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  const first = luminanceOf(one) + 0.05;
  const second = luminanceOf(other) + 0.05;
  return first > second ? first / second : second / first;
}

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const partOf = (value: number) => linear[Math.round(value)] ?? 0;

function luminanceOf([red, green, blue]: Color): number {
  return 0.2126 * partOf(red) + 0.7152 * partOf(green) + 0.0722 * partOf(blue);
}

/** The value below which this share of the others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export function colorDistance(one: Color, other: Color): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2]);
}
