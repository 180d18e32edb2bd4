import type { FilmFacts } from '#domain/own-film.ts';

/** Fewer bytes than asked for only at the end of the file. */
export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

type FilmReading =
  | { ok: true; facts: FilmFacts; codec: string; beginsWithIndex: boolean }
  | { ok: false; reason: 'not-a-film' | 'no-picture' | 'no-length' };

/** The index of half an hour with sound has less than two megabytes. */
const longestIndex = 8 * 1024 * 1024;
/** No screen has more pixels in a row. */
const widest = 8192;
/** At the top, or within one box. */
const mostBoxes = 2_000;

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/**
 * Reads from the boxes of an MP4 file what the site must know of it, in a few small reads: a box is
 * its length in four bytes, its type in four, and its content, often other boxes.
 */
export async function readFilmFacts(read: ReadBytes, size: number): Promise<FilmReading> {
  const found = await findIndex(read, size);
  if (!found || found.end - found.start > longestIndex) return { ok: false, reason: 'not-a-film' };
  const index = await read(found.start, found.end - found.start);
  if (index.length < found.end - found.start) return { ok: false, reason: 'not-a-film' };
  const whole = { type: 'moov', start: 0, end: index.length };
  const tracks = childrenOf(index, whole).filter(({ type }) => type === 'trak');
  const picture = tracks.find((track) => kindOf(index, track) === 'vide');
  const size2d = picture && readSize(index, picture);
  if (!picture || !size2d) return { ok: false, reason: 'no-picture' };
  const seconds = readSeconds(index, whole);
  if (!seconds) return { ok: false, reason: 'no-length' };
  return {
    ok: true,
    facts: {
      seconds,
      ...size2d,
      hasSound: tracks.some((track) => kindOf(index, track) === 'soun'),
    },
    codec: readCodec(index, picture),
    beginsWithIndex: found.beginsWithIndex,
  };
}

/** Films may stand before their index, which is then at the end of the file. */
async function findIndex(read: ReadBytes, size: number) {
  let beginsWithIndex = true;
  let at = 0;
  for (let boxes = 0; boxes < mostBoxes && at + 8 <= size; boxes += 1) {
    const head = await read(at, 16);
    const box = readBox(head, 0, size - at);
    if (!box || (boxes === 0 && box.type !== 'ftyp')) return undefined;
    if (box.type === 'moov') return { start: at + box.start, end: at + box.end, beginsWithIndex };
    if (box.type === 'mdat') beginsWithIndex = false;
    at += box.end;
  }
  return undefined;
}

/** `room` is where the box must end at the latest; undefined for what is no box. */
function readBox(bytes: Buffer, at: number, room: number): Box | undefined {
  if (at + 8 > bytes.length) return undefined;
  const type = bytes.toString('latin1', at + 4, at + 8);
  let header = 8;
  let length = bytes.readUInt32BE(at);
  if (length === 1) {
    if (at + 16 > bytes.length) return undefined;
    header = 16;
    length = Number(bytes.readBigUInt64BE(at + 8));
  }
  // Zero is a box that reaches to the end.
  if (length === 0) length = room - at;
  if (length < header || at + length > room) return undefined;
  return { type, start: at + header, end: at + length };
}

function childrenOf(bytes: Buffer, { start, end }: Box): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < mostBoxes; ) {
    const box = readBox(bytes, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Follows the types from box to box. */
function find(bytes: Buffer, from: Box, ...types: string[]): Box | undefined {
  let box: Box | undefined = from;
  for (const wanted of types) {
    box = box && childrenOf(bytes, box).find(({ type }) => type === wanted);
  }
  return box;
}

/** Undefined when the box ends before. */
function numberAt(bytes: Buffer, box: Box, offset: number, length: 4 | 8): number | undefined {
  const at = box.start + offset;
  if (at + length > box.end) return undefined;
  return length === 4 ? bytes.readUInt32BE(at) : Number(bytes.readBigUInt64BE(at));
}

/** `vide` or `soun`. */
function kindOf(bytes: Buffer, track: Box): string | undefined {
  const handler = find(bytes, track, 'mdia', 'hdlr');
  return handler && handler.start + 12 <= handler.end
    ? bytes.toString('latin1', handler.start + 8, handler.start + 12)
    : undefined;
}

/** As it is shown: phones film upright by writing down a quarter turn. */
function readSize(bytes: Buffer, track: Box): { width: number; height: number } | undefined {
  const header = find(bytes, track, 'tkhd');
  if (!header) return undefined;
  // In its newer version three times have eight bytes instead of four.
  const matrix = bytes[header.start] === 1 ? 52 : 40;
  const [a, d] = [numberAt(bytes, header, matrix, 4), numberAt(bytes, header, matrix + 16, 4)];
  const width = Math.round((numberAt(bytes, header, matrix + 36, 4) ?? 0) / 65_536);
  const height = Math.round((numberAt(bytes, header, matrix + 40, 4) ?? 0) / 65_536);
  if (width === 0 || height === 0 || Math.max(width, height) > widest) return undefined;
  return a === 0 && d === 0 ? { width: height, height: width } : { width, height };
}

/** A film in fragments says elsewhere how long it is, if at all. */
function readSeconds(bytes: Buffer, index: Box): number | undefined {
  const header = find(bytes, index, 'mvhd');
  if (!header) return undefined;
  const isNewer = bytes[header.start] === 1;
  const units = numberAt(bytes, header, isNewer ? 20 : 12, 4);
  const length = numberAt(bytes, header, isNewer ? 24 : 16, isNewer ? 8 : 4);
  const fragments = find(bytes, index, 'mvex', 'mehd');
  const isLong = fragments && bytes[fragments.start] === 1;
  const inFragments = fragments && numberAt(bytes, fragments, 4, isLong ? 8 : 4);
  const seconds = (length || inFragments || 0) / (units || 1);
  // All bits set means unknown; no film lasts for days.
  if (!units || seconds < 0.1 || seconds > 86_400) return undefined;
  return Math.round(seconds * 100) / 100;
}

/** What its pictures are encoded with: `avc1` is H.264. */
function readCodec(bytes: Buffer, track: Box): string {
  const table = find(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!table || table.start + 16 > table.end) return '';
  return bytes.toString('latin1', table.start + 12, table.start + 16);
}
