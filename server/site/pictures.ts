import { z } from 'zod';
import { defaultLanguage } from '#domain/language.ts';
import { isPictureName, type OwnPicture } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { TextKey } from '#domain/site-text.ts';

/** They live among the texts, under a page that no file of texts can have. */
export const picturePage = '@picture';

/** A picture has no language, and the column must have one: it is always the default one. */
export function pictureKey(name: PictureName): TextKey {
  return { page: picturePage, path: name, language: defaultLanguage };
}

export function isPicture({ page, path, language }: TextKey): boolean {
  return page === picturePage && isPictureName(path) && language === defaultLanguage;
}

const hash = z.string().regex(/^[0-9a-f]{32}$/);
const pixels = z.int().min(1).max(16_000);

export const cropArea = z.strictObject({
  left: z.int().min(0).max(16_000),
  top: z.int().min(0).max(16_000),
  width: pixels,
  height: pixels,
});

const shape = z.strictObject({
  crop: cropArea,
  hash,
  width: pixels,
  height: pixels,
  widths: z.array(pixels).min(1).max(10),
  sharpWidth: pixels,
});

const ownPicture: z.ZodType<OwnPicture> = z.strictObject({
  source: hash,
  wide: shape,
  phone: shape,
  fallback: z.enum(['jpg', 'png']),
  preview: z.string().regex(/^(?:data:image\/webp;base64,[A-Za-z0-9+/]{1,2000}={0,2})?$/),
});

/** Undefined for what is none; empty is the supplied picture. */
export function readOwnPicture(value: string | null | undefined): OwnPicture | undefined {
  if (!value || value.length > 10_000) return undefined;
  try {
    return ownPicture.safeParse(JSON.parse(value)).data;
  } catch {
    return undefined;
  }
}
