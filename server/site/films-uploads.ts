import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { type FilmFacts, filmFileOf, filmLimits } from '#domain/own-film.ts';
import { day } from '#domain/seoul.ts';
import type { FileStore } from '../files/store.ts';
import { watchPieces } from '../http/body-pieces.ts';
import { collectYoungGeneration } from '../minor-gc.ts';
import { type ReadBytes, readFilmFacts } from './mp4-facts.ts';

type FilmError =
  | 'incomplete'
  | 'not-a-film'
  | 'no-picture'
  | 'no-length'
  /** Pictures that not every browser can show. */
  | 'wrong-codec';

export interface UploadedFilm extends FilmFacts {
  hash: string;
  bytes: number;
  /** Whether it can play before its end has arrived. */
  beginsWithIndex: boolean;
}

export interface FilmUploads {
  /** The name under which its parts are sent. */
  begin(bytes: number): Promise<{ ok: true; upload: string } | { ok: false; reason: BeginError }>;
  takePart(
    upload: string,
    index: number,
    incoming: IncomingMessage,
  ): Promise<{ ok: true } | { ok: false; reason: 'too-large' | 'malformed' }>;
  /** Puts the parts together, if they are a film that the site can show. */
  finish(
    upload: string,
    bytes: number,
  ): Promise<{ ok: true; film: UploadedFilm } | { ok: false; reason: FilmError }>;
  abandon(upload: string): Promise<void>;
}

type BeginError = 'empty' | 'too-large' | 'no-room';

interface Parts {
  store: FileStore;
  hasRoom(bytes: number): Promise<boolean>;
  now(): number;
}

const { partBytes } = filmLimits;
const releaseEvery = 2 * 1024 * 1024;
const mostParts = Math.ceil(filmLimits.bytes / partBytes);
/** When it began stands first, so that what nobody finished can be told by its name. */
const uploadName = /^\d{13}-[0-9a-f]{24}$/;
const partOf = (upload: string, index: number) => `part-${upload}-${index}`;
const startOfPart = /^part-(\d{13})-/;

class NotTaken extends Error {
  readonly reason: 'too-large' | 'malformed';
  constructor(reason: NotTaken['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Films arrive in parts, since proxies and time limits are made for requests of a few megabytes,
 * and a line that breaks costs one part. The parts lie in the store, where every instance finds
 * them.
 */
export function openFilmUploads({ store, hasRoom, now }: Parts): FilmUploads {
  const sizeOf = async (key: string) => {
    const file = await store.get(key);
    file?.stream.destroy();
    return file?.size;
  };

  async function removeOldParts() {
    for await (const key of store.keys()) {
      const started = startOfPart.exec(key)?.[1];
      if (started && Number(started) < now() - day) await store.delete(key);
    }
  }

  async function abandon(upload: string) {
    if (!uploadName.test(upload)) return;
    for (let index = 0; index < mostParts; index += 1) await store.delete(partOf(upload, index));
  }

  async function* contentOf(upload: string, count: number): AsyncGenerator<Buffer> {
    let unreleased = 0;
    for (let index = 0; index < count; index += 1) {
      const part = await store.get(partOf(upload, index));
      if (!part) throw new Error('a part of a film is gone');
      for await (const piece of part.stream as AsyncIterable<Buffer>) {
        yield piece;
        unreleased += piece.length;
        if (unreleased < releaseEvery) continue;
        unreleased = 0;
        collectYoungGeneration();
      }
    }
  }

  const readerOf =
    (upload: string, bytes: number): ReadBytes =>
    async (start, length) => {
      const pieces: Buffer[] = [];
      const end = Math.min(start + length, bytes);
      for (let at = start; at < end; ) {
        const index = Math.floor(at / partBytes);
        const first = at - index * partBytes;
        const last = Math.min(end - index * partBytes, partBytes) - 1;
        const part = await store.get(partOf(upload, index), { start: first, end: last });
        if (!part) break;
        pieces.push(await buffer(part.stream));
        at += last - first + 1;
      }
      return Buffer.concat(pieces);
    };

  async function isComplete(upload: string, bytes: number): Promise<boolean> {
    for (let index = 0; index * partBytes < bytes; index += 1) {
      const expected = Math.min(partBytes, bytes - index * partBytes);
      if ((await sizeOf(partOf(upload, index))) !== expected) return false;
    }
    return true;
  }

  return {
    abandon,

    async begin(bytes) {
      if (bytes === 0) return { ok: false, reason: 'empty' };
      if (bytes > filmLimits.bytes) return { ok: false, reason: 'too-large' };
      await removeOldParts();
      if (!(await hasRoom(bytes))) return { ok: false, reason: 'no-room' };
      return { ok: true, upload: `${now()}-${randomBytes(12).toString('hex')}` };
    },

    async takePart(upload, index, incoming) {
      const length = Number(incoming.headers['content-length'] ?? 0);
      if (length > partBytes) return { ok: false, reason: 'too-large' };
      const isPart = Number.isInteger(index) && index >= 0 && index < mostParts;
      if (!uploadName.test(upload) || !isPart) {
        return { ok: false, reason: 'malformed' };
      }
      try {
        await store.put(partOf(upload, index), Readable.from(limit(incoming)));
        return { ok: true };
      } catch (error) {
        if (error instanceof NotTaken) return { ok: false, reason: error.reason };
        throw error;
      }
    },

    async finish(upload, bytes) {
      const isPossible = uploadName.test(upload) && bytes > 0 && bytes <= filmLimits.bytes;
      if (!isPossible || !(await isComplete(upload, bytes))) {
        return { ok: false, reason: 'incomplete' };
      }
      const checked = await readFilm(readerOf(upload, bytes), bytes);
      if (!checked.ok) {
        await abandon(upload);
        return checked;
      }
      const count = Math.ceil(bytes / partBytes);
      const content = createHash('sha256');
      for await (const piece of contentOf(upload, count)) content.update(piece);
      const hash = content.digest('hex').slice(0, 32);
      const file = filmFileOf(hash);
      if (!(await store.has(file))) await store.put(file, Readable.from(contentOf(upload, count)));
      await abandon(upload);
      const { facts, beginsWithIndex } = checked;
      return { ok: true, film: { hash, bytes, ...facts, beginsWithIndex } };
    },
  };
}

/** By its content, whatever it is called. */
export async function readFilm(read: ReadBytes, bytes: number) {
  const type = await fileTypeFromBuffer(await read(0, 4100)).catch(() => undefined);
  if (type?.mime !== 'video/mp4') return { ok: false, reason: 'not-a-film' } as const;
  const reading = await readFilmFacts(read, bytes);
  if (!reading.ok) return reading;
  // H.264 is what every browser plays; what phones record by default, many do not.
  const isPlayable = /^avc[13]$/.test(reading.codec);
  return isPlayable ? reading : ({ ok: false, reason: 'wrong-codec' } as const);
}

/** What a sender says about the length need not be true. */
async function* limit(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  const isInCrumbs = watchPieces();
  let size = 0;
  // The answer goes over the same connection, so it outlives a refusal.
  const pieces = incoming.iterator({ destroyOnReturn: false });
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > partBytes) throw new NotTaken('too-large');
      if (isInCrumbs(piece)) throw new NotTaken('malformed');
      yield piece;
    }
  } catch (error) {
    throw error instanceof NotTaken ? error : new NotTaken('malformed');
  }
}
