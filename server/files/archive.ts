import { type Entry, openPromise, type ZipFile } from 'yauzl';

const mostExpanded = 200 * 1024 * 1024;
const mostEntries = 10_000;
const runnable = /\.(exe|scr|com|bat|cmd|msi|dll|pif|lnk|vbs|vbe|hta|jar|ps1|class|apk)$/i;
const macros = /(^|\/)vbaProject\.bin$/i;

export type ArchiveResult =
  | { ok: true; names: Set<string>; mimetype: string | undefined }
  | { ok: false; reason: 'not-what-it-says' | 'expands-too-far' };

/** Unpacks an archive to nowhere and counts: what its directory claims may be a lie. */
export async function readArchive(path: string): Promise<ArchiveResult> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    return await unpack(zip);
  } catch {
    return { ok: false, reason: 'not-what-it-says' };
  } finally {
    zip?.close();
  }
}

async function unpack(zip: ZipFile): Promise<ArchiveResult> {
  const names = new Set<string>();
  let mimetype: string | undefined;
  let expanded = 0;
  if (zip.entryCount > mostEntries) return { ok: false, reason: 'expands-too-far' };
  for await (const entry of zip.eachEntry()) {
    if (runnable.test(entry.fileName) || macros.test(entry.fileName)) {
      return { ok: false, reason: 'not-what-it-says' };
    }
    names.add(entry.fileName);
    const room = mostExpanded - expanded;
    if (entry.uncompressedSize > room) return { ok: false, reason: 'expands-too-far' };
    if (entry.canDecodeFileData()) {
      const content = await count(zip, entry, room);
      expanded += content.size;
      if (entry.fileName === 'mimetype') mimetype = content.start;
    } else {
      // What is encrypted cannot be unpacked here; its claim is all there is.
      expanded += entry.uncompressedSize;
    }
    if (expanded > mostExpanded) return { ok: false, reason: 'expands-too-far' };
  }
  return { ok: true, names, mimetype };
}

async function count(zip: ZipFile, entry: Entry, room: number) {
  let size = 0;
  let start = '';
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (size === 0) start = (chunk as Buffer).toString('latin1', 0, 100);
    size += (chunk as Buffer).length;
    if (size > room) break;
  }
  return { size, start };
}
