import type { FileHandle } from 'node:fs/promises';

export interface PictureSize {
  width: number;
  height: number;
}

/** Reads the size a picture declares, from its headers alone: a decoder is never started. */
export async function readPictureSize(
  file: FileHandle,
  type: 'jpg' | 'png' | 'webp' | 'heic',
): Promise<PictureSize | undefined> {
  const readers = { jpg: readJpeg, png: readPng, webp: readWebp, heic: readHeic };
  try {
    return await readers[type](file);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // shorter than its own headers promise
    throw error;
  }
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function readPng(file: FileHandle) {
  const head = await bytes(file, 0, 24);
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Walks from segment to segment until the one that starts a frame. */
async function readJpeg(file: FileHandle) {
  for (let position = 2, segments = 0; segments < 5000; segments += 1) {
    const head = await bytes(file, position, 9);
    const marker = head.readUInt8(1);
    if (head.readUInt8(0) !== 0xff) return undefined;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    position += 2 + head.readUInt16BE(2);
  }
  return undefined;
}

async function readWebp(file: FileHandle) {
  const head = await bytes(file, 0, 30);
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

/** A HEIC names the size of the whole and of each tile; the largest is the whole. */
async function readHeic(file: FileHandle) {
  const meta = await bytes(file, 0, 1024 * 1024);
  let largest: PictureSize | undefined;
  for (let at = meta.indexOf('ispe'); at >= 0; at = meta.indexOf('ispe', at + 4)) {
    const size = { width: meta.readUInt32BE(at + 8), height: meta.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
