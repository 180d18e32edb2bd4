import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ReadWords } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { type InquiryFile, listInquiryFiles } from '../files/inquiry-files.ts';
import { cleanFileName } from '../files/names.ts';
import type { FileStore } from '../files/store.ts';
import { companyName } from '../settings/company.ts';
import type { Settings } from '../settings/settings.ts';
import {
  type HandedOutFile,
  type HandedOutInquiry,
  type LeftOut,
  readHandOut,
} from './hand-out.ts';
import { writeDocument } from './hand-out-document.ts';

interface Parts {
  database: Pick<Database, 'db' | 'now'>;
  files: Pick<FileStore, 'get' | 'has'>;
  hasScanner: boolean;
  settings: Pick<Settings, 'contact' | 'company'>;
  words: ReadWords;
}

interface ArchivedInquiry {
  id: string;
  reference: string;
}

/**
 * A document to read, the same as JSON, and the files: all that is kept about a person. Written as
 * it is read, one inquiry and one file at a time.
 */
export async function writeHandOut(
  parts: Parts,
  inquiries: readonly ArchivedInquiry[],
  language: Language,
): Promise<Readable> {
  const { database, files, settings, words } = parts;
  const now = database.now();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  // Even before somebody reads from it, an error must not end the process.
  output.on('error', () => {});

  const stored = new Map<string, StoredFile[]>();
  for (const inquiry of inquiries) stored.set(inquiry.id, await placeFiles(parts, inquiry));
  async function* read(): AsyncGenerator<HandedOutInquiry> {
    for (const { id } of inquiries) {
      const handedOut = (stored.get(id) ?? []).map(({ file }) => file);
      const inquiry = await readHandOut(database, id, handedOut);
      if (inquiry) yield inquiry;
    }
  }
  const sources = new Set<Readable>();
  /** yazl adds no error listener, and does not end what it reads when nobody reads the archive. */
  function guard(source: Readable): Readable {
    source.on('error', (error) => output.destroy(error));
    source.on('close', () => sources.delete(source));
    if (output.destroyed) source.destroy();
    else sources.add(source);
    return source;
  }
  output.on('close', () => {
    for (const source of sources) source.destroy();
  });

  const document = Readable.from(writeDocument(read(), { language, settings, now, words }));
  zip.addReadStream(guard(document), 'personal-data.html');
  zip.addReadStream(
    guard(Readable.from(writeJson(read(), companyName(settings.company, 'en'), now))),
    'personal-data.json',
  );
  for (const { id, file } of [...stored.values()].flat()) {
    if (file.path === undefined) continue;
    zip.addReadStreamLazy(file.path, { compress: false }, (answer) => {
      const open = async () => {
        const content = await files.get(id);
        if (!content) throw new Error('a file of an inquiry is gone from the store');
        return guard(content.stream);
      };
      open().then(
        (stream) => answer(null, stream),
        (error) => output.destroy(error),
      );
    });
  }
  zip.end();
  return output;
}

interface StoredFile {
  id: string;
  file: HandedOutFile;
}

/** Staff may open what is handed out; what they may not is named, with the reason. */
async function placeFiles(
  { database, files, hasScanner }: Parts,
  { id, reference }: ArchivedInquiry,
): Promise<StoredFile[]> {
  const placed: StoredFile[] = [];
  for (const file of await listInquiryFiles(database, id, hasScanner)) {
    const { name, size } = file;
    const leftOut = reasonOf(file) ?? ((await files.has(file.id)) ? undefined : 'missing');
    // Numbered, so that two files of one name both have their place, on any system.
    const path = `files/${reference}/${placed.length + 1}-${shortName(cleanFileName(name))}`;
    placed.push({ id: file.id, file: { name, size, ...(leftOut ? { leftOut } : { path }) } });
  }
  return placed;
}

/** Disks take 255 bytes, and a Korean letter is three; the whole name is in the document. */
function shortName(name: string): string {
  const extension = extname(name).slice(0, 20);
  const letters = Array.from(name.slice(0, name.length - extension.length));
  while (Buffer.byteLength(letters.join('') + extension) > 200) letters.pop();
  return letters.join('') + extension;
}

function reasonOf({ scan }: InquiryFile): LeftOut | undefined {
  if (scan === 'infected') return 'infected';
  return scan === 'waiting' || scan === 'held' ? 'unscanned' : undefined;
}

async function* writeJson(
  inquiries: AsyncIterable<HandedOutInquiry>,
  company: string,
  now: number,
): AsyncGenerator<string> {
  const about = { company, madeAt: new Date(now).toISOString() };
  yield `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "inquiries": [`;
  let separator = '\n';
  for await (const inquiry of inquiries) {
    yield separator + JSON.stringify(inquiry, null, 2);
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}
