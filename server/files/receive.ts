import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { uploadLimit } from '#domain/upload.ts';
import { watchPieces } from '../http/body-pieces.ts';
import { collectYoungGeneration } from '../minor-gc.ts';
import { cleanFileName } from './names.ts';

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

class TooLarge extends Error {}

type Written = Omit<ReceivedFile, 'path'>;

async function parse(incoming: IncomingMessage, target: FileHandle): Promise<Written | undefined> {
  const form = busboy({ headers: incoming.headers, defParamCharset: 'utf8', limits });
  let writing: Promise<Written> | undefined;
  try {
    return await new Promise<Written | undefined>((resolve, reject) => {
      form.on('file', (field, stream, { filename }) => {
        stream.on('error', reject);
        if (field !== 'file' || !filename || writing) return stream.resume();
        stream.once('limit', () => reject(new TooLarge()));
        writing = write(stream, target, cleanFileName(filename));
        writing.catch(reject);
      });
      // A broken form may report more than one error; an unheard one would end the process.
      form.on('error', reject);
      form.once('close', () => resolve(writing));
      // A connection that is cut, in the middle or before, ends nothing by itself.
      if (incoming.destroyed) reject(new Error('cut off'));
      incoming.once('close', () => !incoming.complete && reject(new Error('cut off')));
      const isInCrumbs = watchPieces();
      incoming.on('data', (piece) => {
        if (!isInCrumbs(piece)) return;
        // At once: thousands of them may be waiting in memory already.
        incoming.unpipe(form);
        incoming.pause();
        reject(new Error('in crumbs'));
      });
      incoming.pipe(form);
    });
  } finally {
    incoming.unpipe(form);
    incoming.pause();
    form.destroy();
    await writing?.catch(() => {});
  }
}

async function write(stream: Readable, target: FileHandle, name: string): Promise<Written> {
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

function isOfTheDisk(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return Boolean(syscall) && code !== 'ECONNRESET' && code !== 'EPIPE';
}
