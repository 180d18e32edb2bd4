import { crc32 } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise } from 'yauzl';

const mebibyte = 1024 * 1024;
const maxBytes = 5 * mebibyte;
const maxUnpackedBytes = 30 * mebibyte;
const maxEntries = 1_000;
const maxPartsRead = 20;
const deepest = 40;

export type XlsxError = 'not-xlsx' | 'too-large' | 'too-many-rows' | 'broken';

export class UnreadableXlsx extends Error {
  readonly reason: XlsxError;
  constructor(reason: XlsxError) {
    super(reason);
    this.reason = reason;
  }
}

type Attributes = Record<string, string>;

/** Names come without their prefix: some programs write `<x:row>` for `<row>`. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

export interface XlsxParts {
  has(path: string): boolean;
  /** Reads one part from its beginning to its end. */
  read(path: string, reader: XmlReader): Promise<void>;
}

/** Unpacks only what is asked for by its name, and counts bytes: the sizes it claims may be wrong. */
export async function openParts(file: Buffer): Promise<XlsxParts> {
  if (file.length > maxBytes) throw new UnreadableXlsx('too-large');
  if (file.toString('latin1', 0, 4) !== 'PK\u0003\u0004') throw new UnreadableXlsx('not-xlsx');
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > maxEntries) throw new UnreadableXlsx('too-large');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let bytesLeft = maxUnpackedBytes;
  let partsLeft = maxPartsRead;

  async function* unpack(entry: Entry): AsyncGenerator<Buffer> {
    let checksum = 0;
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytesLeft -= (chunk as Buffer).length;
      if (bytesLeft < 0) throw new UnreadableXlsx('too-large');
      checksum = crc32(chunk as Buffer, checksum);
      yield chunk as Buffer;
    }
    if (checksum !== entry.crc32) throw new UnreadableXlsx('broken');
  }

  return {
    has: (path) => entries.has(path),
    async read(path, reader) {
      const entry = entries.get(path);
      if (!entry?.canDecodeFileData()) throw new UnreadableXlsx('broken');
      partsLeft -= 1;
      if (partsLeft < 0 || entry.uncompressedSize > bytesLeft)
        throw new UnreadableXlsx('too-large');
      const parser = openParser(reader);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      for await (const chunk of unpack(entry))
        parser.write(decoder.decode(chunk, { stream: true }));
      parser.write(decoder.decode());
      parser.end();
    },
  };
}

/** No entity is replaced but the five of XML and numbers, whatever a DOCTYPE declares. */
function openParser({ open, text, close }: XmlReader) {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        // The parser's own work at each tag grows with the depth.
        if (depth > deepest) throw new UnreadableXlsx('broken');
        open?.(localName(name), attributes);
      },
      ontext: (piece) => text?.(piece),
      onclosetag(name) {
        depth -= 1;
        close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  return {
    write: (piece: string) => parser.write(piece),
    end() {
      // What is open now was cut off; the parser would close it.
      if (depth > 0) throw new UnreadableXlsx('broken');
      parser.end();
    },
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
