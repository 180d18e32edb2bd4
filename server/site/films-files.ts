import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  captionFileOf,
  filmFileOf,
  type OwnFilm,
  posterSize,
  type SiteFilmName,
} from '#domain/own-film.ts';
import type { CropArea } from '#domain/own-picture.ts';
import { dayInSeoul } from '#domain/seoul.ts';
import type { FileStore, StoredFile } from '../files/store.ts';
import type { ByteRange } from '../http/range.ts';
import { type CaptionError, readCaptions, writeCaptions } from './captions.ts';
import type { PictureEncoder } from './encode-variant.ts';
import { type FilmUploads, openFilmUploads, readFilm } from './films-uploads.ts';

type PosterResult =
  | { ok: true; file: string }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' };

type CaptionsResult = { ok: true; hash: string; cues: number } | ({ ok: false } & CaptionError);

interface FilmParts {
  hash: string;
  poster: string | null;
  captions: OwnFilm['captions'];
}

type ComposeResult = { ok: true; film: OwnFilm } | { ok: false; reason: ComposeError };
type ComposeError = 'no-film' | 'no-poster' | 'no-captions';

export interface SiteFilms extends FilmUploads {
  /** Draws a still anew, in the shape in which films stand in a page. */
  keepPoster(picture: Uint8Array): Promise<PosterResult>;
  keepCaptions(file: Uint8Array): Promise<CaptionsResult>;
  /** The film that these files are, if all of them are there. */
  compose(name: SiteFilmName, parts: FilmParts): Promise<ComposeResult>;
  sizeOf(file: string): Promise<number | undefined>;
  /** One file by the name in its address, or a part of it. */
  open(file: string, range?: ByteRange): Promise<StoredFile | undefined>;
}

interface Parts {
  store: FileStore;
  encode: PictureEncoder;
  hasRoom(bytes: number): Promise<boolean>;
  now(): number;
}

const fileName = /^[0-9a-f]{32}(?:\.mp4|\.vtt|-poster\.(?:jpg|png))$/;
/** In bytes. */
const posterLimit = 160 * 1024;
/** A file never changes, so its size is asked for once. */
const rememberedSizes = 500;

/** All files lie in the public store beside the pictures. */
export function openSiteFilms({ store, encode, hasRoom, now }: Parts): SiteFilms {
  const sizes = new Map<string, number>();

  async function put(file: string, content: Uint8Array) {
    if (!(await store.has(file))) await store.put(file, Readable.from([content]));
  }

  async function open(file: string, range?: ByteRange) {
    return fileName.test(file) ? store.get(file, range) : undefined;
  }

  async function sizeOf(file: string): Promise<number | undefined> {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const found = await open(file, { start: 0, end: 0 });
    if (!found) return undefined;
    found.stream.destroy();
    if (sizes.size >= rememberedSizes) sizes.clear();
    sizes.set(file, found.size);
    return found.size;
  }

  async function readFacts(file: string, bytes: number) {
    return readFilm(async (start, length) => {
      const end = Math.min(start + length, bytes) - 1;
      const part = end < start ? undefined : await store.get(file, { start, end });
      return part ? buffer(part.stream) : Buffer.alloc(0);
    }, bytes);
  }

  return {
    ...openFilmUploads({ store, hasRoom, now }),
    open,
    sizeOf,

    async keepPoster(picture) {
      const drawn = await encode.source(picture);
      if (!drawn.ok) return drawn;
      const made = await encode.variant({
        source: drawn.content,
        crop: largestPart(drawn),
        ...posterSize,
        format: 'whole',
        limit: posterLimit,
      });
      if (!made.ok) return { ok: false, reason: 'not-a-picture' };
      const file = `${hashOf(made.content)}-poster.${made.extension}`;
      await put(file, made.content);
      return { ok: true, file };
    },

    async keepCaptions(bytes) {
      const read = readCaptions(bytes);
      if (!read.ok) return read;
      const text = Buffer.from(writeCaptions(read.cues));
      const hash = hashOf(text);
      await put(captionFileOf(hash), text);
      return { ok: true, hash, cues: read.cues.length };
    },

    async compose(name, { hash, ...given }) {
      // The loop stands over a picture of the page, and nobody speaks in it.
      const isLoop = name === 'hero';
      const { poster, captions } = isLoop ? { poster: null, captions: {} } : given;
      const bytes = await sizeOf(filmFileOf(hash));
      const read = bytes ? await readFacts(filmFileOf(hash), bytes) : undefined;
      if (!bytes || !read?.ok) return { ok: false, reason: 'no-film' };
      if (!isLoop && !(poster && (await sizeOf(poster)))) return { ok: false, reason: 'no-poster' };
      for (const text of Object.values(captions)) {
        if (!(await sizeOf(captionFileOf(text)))) return { ok: false, reason: 'no-captions' };
      }
      const since = dayInSeoul(now());
      return { ok: true, film: { hash, bytes, ...read.facts, since, poster, captions } };
    },
  };
}

/** The middle of a picture, in the shape of a still. */
function largestPart({ width, height }: { width: number; height: number }): CropArea {
  const ratio = posterSize.width / posterSize.height;
  const across = Math.min(width, Math.round(height * ratio));
  const down = Math.min(height, Math.round(width / ratio));
  return {
    left: Math.floor((width - across) / 2),
    top: Math.floor((height - down) / 2),
    width: across,
    height: down,
  };
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
