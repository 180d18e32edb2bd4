import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import type { UploadError } from '#domain/upload-error.ts';
import { endingOf, judgeName } from './archive-names.ts';

const mebibyte = 1024 * 1024;
const maxExpandedBytes = 200 * mebibyte;
const maxEntries = 2_000;
const maxEntriesInAll = 5_000;

/** What lies in an archive is unpacked into memory to be looked into; a whole upload has 20 MiB. */
const largestInside = 40 * mebibyte;

/** An archive in an archive, a presentation in that, and the tables behind its charts. */
const deepest = 3;

const maxNameLength = 1_000;

const macroPart = /(^|\/)vbaProject\.bin$/i;
const macroTypes = /vbaProject|macroEnabled/i;
const hangulScripts = /^Scripts\/[^/]+\.js$/;

export type ArchiveResult =
  | { ok: true; names: Set<string>; mimetype: string | undefined }
  | { ok: false; reason: UploadError };

/** What may still be unpacked, over an archive and all that lies in it. */
interface Budget {
  entries: number;
  bytes: number;
}

class UnsafeArchive extends Error {
  readonly reason: UploadError;
  constructor(reason: UploadError) {
    super(reason);
    this.reason = reason;
  }
}

/** Unpacks an archive without storing it and counts bytes: sizes in its directory may be wrong. */
export async function readArchive(path: string, ending: string): Promise<ArchiveResult> {
  const budget = { entries: maxEntriesInAll, bytes: maxExpandedBytes };
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    return { ok: true, ...(await readEntries(zip, ending, 0, budget)) };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof UnsafeArchive ? error.reason : 'not-what-it-says',
    };
  }
}

async function readEntries(zip: ZipFile, ending: string, depth: number, budget: Budget) {
  const names = new Set<string>();
  let mimetype: string | undefined;
  try {
    budget.entries -= zip.entryCount;
    if (zip.entryCount > maxEntries || budget.entries < 0)
      throw new UnsafeArchive('expands-too-far');
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry;
      names.add(name);
      checkEntryName(name, ending);
      // Nothing, or what deflate makes of nothing: no stream is opened for thousands of these.
      if (entry.uncompressedSize === 0 && entry.compressedSize <= 2) continue;
      if (!entry.canDecodeFileData()) throw new UnsafeArchive('cannot-be-checked');
      const { start, archive } = await readContent(zip, entry, budget);
      if (name === 'mimetype') mimetype = start.toString('latin1', 0, 100);
      if (name === '[Content_Types].xml' && macroTypes.test(start.toString('latin1'))) {
        throw new UnsafeArchive('runnable-inside');
      }
      if (archive) await readInside(archive, endingOf(name), depth + 1, budget);
    }
  } finally {
    zip.close();
  }
  return { names, mimetype };
}

function checkEntryName(name: string, ending: string): void {
  if (name.length > maxNameLength) throw new UnsafeArchive('cannot-be-checked');
  if (ending === 'hwpx' && hangulScripts.test(name)) return;
  const judgement = judgeName(name);
  if (judgement === 'runnable' || macroPart.test(name)) throw new UnsafeArchive('runnable-inside');
  if (judgement === 'sealed') throw new UnsafeArchive('cannot-be-checked');
}

async function readInside(content: Buffer, ending: string, depth: number, budget: Budget) {
  if (depth > deepest) throw new UnsafeArchive('cannot-be-checked');
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true, autoClose: false });
    await readEntries(zip, ending, depth, budget);
  } catch (error) {
    if (error instanceof UnsafeArchive) throw error;
    throw new UnsafeArchive('cannot-be-checked');
  }
}

/** The first bytes of an entry, and the whole of it when it is an archive itself. */
async function readContent(zip: ZipFile, entry: Entry, budget: Budget) {
  if (entry.uncompressedSize > budget.bytes) throw new UnsafeArchive('expands-too-far');
  const chunks: Buffer[] = [];
  let size = 0;
  let isArchive = endingOf(entry.fileName) === 'zip';
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const isStart = size < mebibyte;
    size += (chunk as Buffer).length;
    if (isStart || isArchive) chunks.push(chunk as Buffer);
    if (isStart) isArchive ||= startsAsZip(chunks);
    const most = isArchive ? Math.min(budget.bytes, largestInside) : budget.bytes;
    if (size > most) throw new UnsafeArchive('expands-too-far');
  }
  budget.bytes -= size;
  const start = Buffer.concat(chunks);
  return { start, archive: isArchive ? start : undefined };
}

function startsAsZip(chunks: Buffer[]): boolean {
  const [first] = chunks;
  const start = first && first.length >= 4 ? first : Buffer.concat(chunks);
  const signature = start.toString('latin1', 0, 4);
  return signature === 'PK\u0003\u0004' || signature === 'PK\u0005\u0006';
}
