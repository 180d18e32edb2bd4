import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostFileType, postFileLimit, postFileTypeOf } from '#domain/post-file.ts';
import type { UploadError } from '#domain/upload-error.ts';
import type { Scanner } from '../../files/clamd.ts';
import { findVirus } from '../../files/find-virus.ts';
import { inspectFile } from '../../files/inspect.ts';
import { inspectInPool } from '../../files/inspect-in-pool.ts';
import { temporaryFolder } from '../../files/receive.ts';
import { readPdf, readPdfInPool } from '../../site/read-pdf.ts';
import type { WorkerPool } from '../../worker-pool.ts';

export type PostFileError =
  | UploadError
  | 'under-a-password'
  | 'not-only-pages'
  | 'infected'
  | 'cannot-be-scanned';

export type CheckFile = (
  name: string,
  bytes: Uint8Array,
) => Promise<{ ok: true; type: PostFileType } | { ok: false; reason: PostFileError }>;

interface Readers {
  scanner: Scanner | undefined;
  /** Where the file lies while it is looked into. */
  folder: string;
  inspect: typeof inspectFile;
  readPdf: typeof readPdf;
}

/** For the serving site. */
export function checkInPool(workers: WorkerPool, scanner: Scanner | undefined, dataDir: string) {
  return fileChecker({
    scanner,
    folder: temporaryFolder(dataDir),
    inspect: (path, name) => inspectInPool(workers, { path, name }),
    readPdf: (bytes) => readPdfInPool(workers, bytes),
  });
}

/** For commands, where no other request waits. */
export function checkHere(scanner: Scanner | undefined): CheckFile {
  return fileChecker({ scanner, folder: tmpdir(), inspect: inspectFile, readPdf });
}

/** As strict as with what visitors send, and more: everybody may open it later. */
function fileChecker({ scanner, folder, inspect, readPdf: read }: Readers): CheckFile {
  async function look(name: string, bytes: Uint8Array) {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      return await inspect(path, name);
    } finally {
      await rm(path, { force: true });
    }
  }

  return async (name, bytes) => {
    const type = postFileTypeOf(name);
    if (!type) return { ok: false, reason: 'wrong-type' };
    if (bytes.length > postFileLimit) return { ok: false, reason: 'too-large' };
    const inspected = await look(name, bytes);
    if (!inspected.ok) return inspected;
    const reason = (await findSealed(type, bytes)) ?? (await findVirus(scanner, bytes));
    return reason ? { ok: false, reason } : { ok: true, type };
  };

  /** Readers could not open it, or it would do more than be read. */
  async function findSealed(
    type: PostFileType,
    bytes: Uint8Array,
  ): Promise<PostFileError | undefined> {
    // Under a password an office document is no archive any more.
    if (type !== 'pdf') return bytes[0] === 0x50 ? undefined : 'under-a-password';
    const pdf = await read(bytes);
    if (pdf.ok) return undefined;
    return pdf.reason === 'not-a-pdf' ? 'not-what-it-says' : pdf.reason;
  }
}
