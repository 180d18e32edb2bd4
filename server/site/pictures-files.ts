import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type CropArea,
  fitsShape,
  ladderOf,
  type OwnPicture,
  ownFiles,
  type PictureShape,
  type PictureVariant,
  sourceFile,
  variantsOf,
} from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { FileStore } from '../files/store.ts';
import type { PictureEncoder } from './encode-variant.ts';

type PictureCrops = Record<PictureShape, CropArea>;

type SourceResult =
  | { ok: true; source: { hash: string; width: number; height: number } }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' };

/** What is to be made: of this source, for this picture, one of its files. */
interface VariantRequest {
  source: string;
  name: PictureName;
  crops: PictureCrops;
  /** The place of the file in `variantsOf`. */
  index: number;
}

type VariantResult =
  | { ok: true; file: string; bytes: number }
  | { ok: false; reason: 'no-source' | 'wrong-crop' };

type ComposeResult =
  | { ok: true; picture: OwnPicture }
  | { ok: false; reason: 'wrong-crop' | 'files-missing' };

export interface SitePictures {
  /** Draws an uploaded picture anew and keeps it, so that parts of it can be cut out. */
  keepSource(bytes: Uint8Array): Promise<SourceResult>;
  /** Makes one file, unless it is there already. */
  makeVariant(request: VariantRequest): Promise<VariantResult>;
  /** The picture that these parts are, once all its files are there. */
  compose(source: string, name: PictureName, crops: PictureCrops): Promise<ComposeResult>;
}

/** Another encoder writes other files, and a file is never replaced. */
const encoding = 1;

/** All files lie in the public store beside the pictures of posts. */
export function openSitePictures(store: FileStore, encode: PictureEncoder): SitePictures {
  const put = (key: string, content: Uint8Array) => store.put(key, Readable.from([content]));

  async function read(key: string): Promise<Uint8Array | undefined> {
    const file = await store.get(key);
    return file && buffer(file.stream);
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const file = await store.get(key);
    file?.stream.destroy();
    return file?.size;
  }

  return {
    async keepSource(bytes) {
      const encoded = await encode.source(bytes);
      if (!encoded.ok) return encoded;
      const { content, width, height } = encoded;
      const hash = hashOf(bytes);
      if (!(await store.has(sourceFile(hash)))) await put(sourceFile(hash), content);
      return { ok: true, source: { hash, width, height } };
    },

    async makeVariant({ source, name, crops, index }) {
      const variant = variantsOf(name, crops)[index];
      if (!variant || !fits(name, crops)) return { ok: false, reason: 'wrong-crop' };
      const { shape, format } = variant;
      const crop = crops[shape];
      const hash = shapeHash(source, name, shape, crop);
      for (const file of possibleFiles(hash, variant)) {
        const bytes = await sizeOf(file);
        if (bytes !== undefined) return { ok: true, file, bytes };
      }
      const from = await read(sourceFile(source));
      if (!from) return { ok: false, reason: 'no-source' };
      const { width, height, limit } = variant;
      const made = await encode.variant({ source: from, crop, width, height, format, limit });
      if (!made.ok) return { ok: false, reason: 'wrong-crop' };
      const { content, extension } = made;
      const file = `${hash}-${format === 'whole' ? 'whole' : width}.${extension}`;
      await put(file, content);
      return { ok: true, file, bytes: content.length };
    },

    async compose(source, name, crops) {
      if (!fits(name, crops)) return { ok: false, reason: 'wrong-crop' };
      const shapeIn = (shape: PictureShape) => {
        const crop = crops[shape];
        const hash = shapeHash(source, name, shape, crop);
        return { crop, hash, ...ladderOf(name, shape, crop) };
      };
      const [wide, phone] = [shapeIn('wide'), shapeIn('phone')];
      const hasAlpha = await store.has(`${wide.hash}-whole.png`);
      const fallback = hasAlpha ? ('png' as const) : ('jpg' as const);
      const picture = { source, wide, phone, fallback, preview: '' };
      const found = await Promise.all(ownFiles(picture).map((file) => store.has(file)));
      const small = await read(`${wide.hash}-480.webp`);
      if (!small || found.includes(false)) return { ok: false, reason: 'files-missing' };
      return { ok: true, picture: { ...picture, preview: await encode.preview(small) } };
    },
  };
}

function fits(name: PictureName, crops: PictureCrops): boolean {
  return fitsShape(name, 'wide', crops.wide) && fitsShape(name, 'phone', crops.phone);
}

function possibleFiles(hash: string, { format, width }: PictureVariant): string[] {
  if (format !== 'whole') return [`${hash}-${width}.${format}`];
  return [`${hash}-whole.jpg`, `${hash}-whole.png`];
}

/** Whatever decides what the files look like, so that a name always means the same picture. */
function shapeHash(source: string, name: PictureName, shape: PictureShape, crop: CropArea): string {
  const { left, top, width, height } = crop;
  const { width: across, height: down } = ladderOf(name, shape, crop);
  return hashOf(JSON.stringify([encoding, source, across / down, left, top, width, height]));
}

function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
