import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

export type ZipEntries = Record<string, string | Buffer> | [string, string | Buffer][];

/** An archive in memory; a name that ends with a slash is a folder. */
export function zip(entries: ZipEntries): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Array.isArray(entries) ? entries : Object.entries(entries)) {
    if (name.endsWith('/')) archive.addEmptyDirectory(name);
    else archive.addBuffer(Buffer.from(content), name);
  }
  archive.end();
  return buffer(archive.outputStream);
}

/** Marks every entry as encrypted, as an archive under a password does. */
export function lockZip(archive: Buffer): Buffer {
  const locked = Buffer.from(archive);
  for (const [signature, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    const sought = Buffer.from(signature, 'latin1');
    for (let at = locked.indexOf(sought); at >= 0; at = locked.indexOf(sought, at + 4)) {
      locked.writeUInt16LE(locked.readUInt16LE(at + flags) | 1, at + flags);
    }
  }
  return locked;
}

/** What lies in an archive, by its name. */
export async function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(archive, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry()) {
    entries.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return entries;
}
