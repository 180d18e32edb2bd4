import { type PictureFiles, type PictureName, pictureFiles } from './picture-files.ts';

/** A part of a source, in its pixels. */
export interface CropArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture is shown whole, and as another part of it on phones. */
const pictureShapes = ['wide', 'phone'] as const;

export type PictureShape = (typeof pictureShapes)[number];

type Ladder = PictureFiles['phone'];

interface OwnShape extends Ladder {
  crop: CropArea;
  /** Its files are `<hash>-480.avif` and so on. */
  hash: string;
}

/** What the owner shows in place of a supplied picture. */
export interface OwnPicture {
  /** The hash of the file that it was made of. */
  source: string;
  wide: OwnShape;
  phone: OwnShape;
  fallback: 'jpg' | 'png';
  preview: string;
}

/** As many pixels as screens with several per CSS pixel can use. */
const widest = { wide: 2400, phone: 1200 };

/** Below this a picture would be blurred on most screens. */
export const narrowestCrop = { wide: 1200, phone: 600 };

/** In bytes; narrower files stay below what the widest may have. */
const limits = {
  wide: { common: 160 * 1024, sharp: 160 * 1024 },
  phone: { common: 44 * 1024, sharp: 90 * 1024 },
};

/** The shape in which the supplied picture is shown: every layout is made for it. */
export function shapeOf(name: PictureName, shape: PictureShape): { width: number; height: number } {
  const { width, height } = shape === 'wide' ? pictureFiles[name] : pictureFiles[name].phone;
  return { width, height };
}

/** The widths in which a part is offered: none wider than the part, whose pixels are all there are. */
export function ladderOf(name: PictureName, shape: PictureShape, crop: CropArea): Ladder {
  const { widths } = shape === 'wide' ? pictureFiles[name] : pictureFiles[name].phone;
  return {
    ...shapeOf(name, shape),
    widths: widths.filter((width) => width < crop.width),
    sharpWidth: Math.min(widest[shape], crop.width),
  };
}

export interface PictureVariant {
  shape: PictureShape;
  /** `whole` is the one file for browsers that read neither of the others. */
  format: 'avif' | 'webp' | 'whole';
  width: number;
  height: number;
  /** In bytes. */
  limit: number;
}

/** Every file that a picture consists of; the first ones are the quickest to make. */
export function variantsOf(
  name: PictureName,
  crops: Record<PictureShape, CropArea>,
): PictureVariant[] {
  const files = pictureShapes.flatMap((shape): PictureVariant[] => {
    const { width: across, height: down, widths, sharpWidth } = ladderOf(name, shape, crops[shape]);
    const sized = (width: number) => ({
      ...{ shape, width, height: Math.round((width * down) / across) },
      limit: limits[shape][width === sharpWidth ? 'sharp' : 'common'],
    });
    return [
      ...widths.flatMap((width) => [
        { ...sized(width), format: 'webp' as const },
        { ...sized(width), format: 'avif' as const },
      ]),
      { ...sized(sharpWidth), format: 'avif' },
    ];
  });
  const { width, height } = shapeOf(name, 'wide');
  const whole = { width: 1200, height: Math.round((1200 * height) / width) };
  return [{ shape: 'wide', format: 'whole', ...whole, limit: limits.wide.common }, ...files];
}

/** Whether a part of a source of this size can be shown in that shape. */
export function fitsShape(
  name: PictureName,
  shape: PictureShape,
  crop: CropArea,
  source?: { width: number; height: number },
): boolean {
  const { width, height } = shapeOf(name, shape);
  const isInside =
    !source || (crop.left + crop.width <= source.width && crop.top + crop.height <= source.height);
  // Rounding to whole pixels is the only way to be off.
  const isInShape = Math.abs(crop.height - (crop.width * height) / width) <= 2;
  return isInside && isInShape && crop.width >= narrowestCrop[shape];
}

/** Pictures that lie on each other: they must show the same room, or the same plate, exactly. */
export function companionsOf(name: PictureName): PictureName[] {
  const night = /^(diorama-[a-z]+)(-night)?$/.exec(name);
  if (night) return [night[2] ? night[1] : `${name}-night`] as PictureName[];
  const plates: PictureName[] = ['redchec-0', 'redchec-1', 'redchec-2'];
  return plates.includes(name) ? plates.filter((plate) => plate !== name) : [];
}

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureFiles, name);
}

/** The names of all its files in the public store. */
export function ownFiles({ wide, phone, fallback, source }: OwnPicture): string[] {
  const ladder = ({ hash, widths, sharpWidth }: OwnShape) => [
    ...widths.flatMap((width) => [`${hash}-${width}.avif`, `${hash}-${width}.webp`]),
    `${hash}-${sharpWidth}.avif`,
  ];
  return [sourceFile(source), `${wide.hash}-whole.${fallback}`, ...[wide, phone].flatMap(ladder)];
}

export function sourceFile(hash: string): string {
  return `${hash}-source.webp`;
}
