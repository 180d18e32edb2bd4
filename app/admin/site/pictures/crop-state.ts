import {
  type CropArea,
  narrowestCrop,
  type PictureShape,
  shapeOf,
  sourceFile,
} from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { type CropState, findArea } from '../../ui/CropWindow.tsx';

/** What was uploaded, as the server drew it. */
export interface Source {
  hash: string;
  width: number;
  height: number;
}

export const sourceAddress = ({ hash }: Pick<Source, 'hash'>) => `/pictures/${sourceFile(hash)}`;

export function ratioOf(name: PictureName, shape: PictureShape): number {
  const { width, height } = shapeOf(name, shape);
  return width / height;
}

/** How far one may zoom before the part has too few pixels; below 1 the whole picture has. */
export function maxZoomOf(name: PictureName, shape: PictureShape, source: Source): number {
  const { width, height } = source;
  return Math.min(4, Math.min(width, height * ratioOf(name, shape)) / narrowestCrop[shape]);
}

/** In whole pixels, all of them inside. */
export function toCropArea(
  name: PictureName,
  shape: PictureShape,
  source: Source,
  state: CropState,
): CropArea {
  const ratio = ratioOf(name, shape);
  const size = { naturalWidth: source.width, naturalHeight: source.height };
  const area = findArea(size, ratio, state);
  const width = Math.max(Math.floor(area.width), Math.min(narrowestCrop[shape], source.width));
  const height = Math.min(source.height, Math.round(width / ratio));
  return {
    width,
    height,
    left: Math.min(Math.round(area.x), source.width - width),
    top: Math.min(Math.round(area.y), source.height - height),
  };
}

/** The window as it stood when this part was cut out. */
export function toCropState(
  name: PictureName,
  shape: PictureShape,
  source: Source,
  { left, top, width, height }: CropArea,
): CropState {
  const widest = Math.min(source.width, source.height * ratioOf(name, shape));
  return {
    zoom: Math.max(1, widest / width),
    centre: { x: (left + width / 2) / source.width, y: (top + height / 2) / source.height },
  };
}
