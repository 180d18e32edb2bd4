import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { uploadLimit } from '#domain/upload.ts';
import { collectYoungGeneration } from '../minor-gc.ts';
import { cleanFileName } from './names.ts';
import { parseMultipart } from './parse-multipart.ts';

export interface ReceivedFile {
  path: string;
  name: string;
  size: number;
  sha256: string;
}

export type ReceiveResult =
  | { ok: true; file: ReceivedFile }
  | { ok: false; reason: 'malformed' | 'too-large'; size: number };

const releaseEvery = 2 * 1024 * 1024;

const limits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldSize: 10_000,
  fieldNameSize: 100,
  headerPairs: 50,
  fileSize: uploadLimit + 1,
};

/** The folder whose content is only ever half of something. */
export const temporaryFolder = (dataDir: string) => join(dataDir, 'temporary');

/** Streams the one `file` part of a multipart body to disk; whoever calls removes the file. */
export async function receiveFile(
  incoming: IncomingMessage,
  folder: string,
): Promise<ReceiveResult> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const target = await open(path, 'wx', 0o600);
  try {
    const file = await parse(incoming, target);
    if (file) return { ok: true, file: { ...file, path } };
    return await refuse('malformed');
  } catch (error) {
    if (isOfTheDisk(error)) {
      await rm(path, { force: true });
      throw error;
    }
    return await refuse(error instanceof TooLarge ? 'too-large' : 'malformed');
  } finally {
    await target.close();
  }

  async function refuse(reason: 'malformed' | 'too-large') {
    const { size } = await target.stat();
    await rm(path, { force: true });
    return { ok: false as const, reason, size };
  }
}

/** Thrown when a file is larger than the limit. */
export class TooLarge extends Error {}

export type WrittenFile = Omit<ReceivedFile, 'path'>;

async function parse(
  incoming: IncomingMessage,
  target: FileHandle,
): Promise<WrittenFile | undefined> {
  let written: WrittenFile | undefined;
  let isTaken = false;
  await parseMultipart(incoming, limits, {
    file(field, stream, fileName) {
      if (field !== 'file' || isTaken) return undefined;
      isTaken = true;
      return writeFile(stream, target, fileName).then((file) => {
        written = file;
      });
    },
  });
  return written;
}

/** Rejects with `TooLarge` as soon as the parser has reached its limit. */
export function writeFile(
  stream: Readable,
  target: FileHandle,
  fileName: string,
): Promise<WrittenFile> {
  stream.once('limit', () => stream.destroy(new TooLarge()));
  return write(stream, target, cleanFileName(fileName));
}

async function write(stream: Readable, target: FileHandle, name: string): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let size = 0;
  let unreleased = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
    unreleased += chunk.length;
    await target.writeFile(chunk);
    if (unreleased < releaseEvery) continue;
    unreleased = 0;
    collectYoungGeneration();
  }
  return { name, size, sha256: hash.digest('hex') };
}

/** The server's fault, unlike that of a connection. */
export function isOfTheDisk(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return Boolean(syscall) && code !== 'ECONNRESET' && code !== 'EPIPE';
}
